/** Sums of a part of the record. */
export interface RecordSums {
  /** Entries of the list. */
  reports: number;
  /** Operations for which these stand. */
  operations: number;
  /** Entries that say how many volunteers took part, or how many people were rescued. */
  known: number;
  volunteers: number;
  rescued: number;
  /** People who were found dead; who were helped; hours: null where no entry tells. */
  dead: number | null;
  assisted: number | null;
  hours: number | null;
}

/** Adds sums of parts up. */
export const addSums = (sums: readonly RecordSums[]): RecordSums => ({
  reports: total(sums, 'reports'),
  operations: total(sums, 'operations'),
  known: total(sums, 'known'),
  volunteers: total(sums, 'volunteers'),
  rescued: total(sums, 'rescued'),
  dead: totalKnown(sums, 'dead'),
  assisted: totalKnown(sums, 'assisted'),
  hours: totalKnown(sums, 'hours'),
});

const total = (sums: readonly RecordSums[], figure: keyof RecordSums): number =>
  sums.reduce((sum, part) => sum + (part[figure] ?? 0), 0);

const totalKnown = (sums: readonly RecordSums[], figure: keyof RecordSums): number | null =>
  sums.some((part) => part[figure] !== null) ? total(sums, figure) : null;
