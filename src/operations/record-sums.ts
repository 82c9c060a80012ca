/** Sums of a part of the record. */
export interface RecordSums {
  /** Entries of the list. */
  reports: number;
  /** Operations for which these stand. */
  operations: number;
  /** Operations of which somebody says how many volunteers took part, or how many people were rescued. */
  withPeople: number;
  volunteers: number;
  rescued: number;
  /** People who were found dead; who were helped; hours of all volunteers: null where no entry tells. */
  dead: number | null;
  assisted: number | null;
  hours: number | null;
}

/** Adds up sums of parts. */
export const addSums = (sums: readonly RecordSums[]): RecordSums => ({
  reports: total(sums, 'reports'),
  operations: total(sums, 'operations'),
  withPeople: total(sums, 'withPeople'),
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

const shown = ['operations', 'reports', 'rescued', 'volunteers', 'dead', 'assisted', 'hours'] as const;

/** Lists the figures that somebody has written down; 0 of these two is what nobody has. */
export const knownFigures = (sums: RecordSums): { figure: (typeof shown)[number]; number: number }[] =>
  shown.flatMap((figure) => {
    const number = sums[figure];
    const isUnsaid = number === 0 && (figure === 'rescued' || figure === 'volunteers');
    return number === null || isUnsaid ? [] : [{ figure, number }];
  });
