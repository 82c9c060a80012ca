/** Of a part's script: how often it measures, and whether it has to be short. */
export const rounds = Number(process.argv[2] ?? 3);
export const isQuick = process.argv.includes('--quick');
/** Folder of another version, built, to measure in the same run. */
export const before = process.argv.find((word) => word.startsWith('--before='))?.slice('--before='.length);
