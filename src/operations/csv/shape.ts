/** Path of the call that takes operations from a CSV file. */
export const importPath = '/api/admin/operations/import';

/** Bytes of a file. */
export const longestImport = 5 * 1024 * 1024;

/** Rows of a file, without its headings. */
export const mostImported = 10_000;

/** Rows that an answer lists; it counts them all. */
export const mostListed = 1000;

/** Outcomes of a row, in the order in which they are listed: what has to be mended comes first. */
export const importOutcomes = ['refused', 'changed', 'new', 'unchanged'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
