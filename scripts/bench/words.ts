/** Of a part's script: how often it measures, and whether it has to be short. */
export const rounds = Number(process.argv[2] ?? 3);
export const isQuick = process.argv.includes('--quick');
