import { hour } from '#/format/durations.ts';

/** Istanbul has been at UTC+3 all year since 2016, before anything was uploaded. */
const offset = 3 * hour;

/** '2026-03' for 2026-02-28T22:00Z, the month in Istanbul. */
export const monthOf = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(0, 7);

/** The first moment of a month and of the one after it, in UTC: '2026-02-28T21:00:00.000Z' for '2026-03'. */
export function boundsOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const start = (months: number) => new Date(Date.UTC(year, months) - offset).toISOString();
  return [start(number - 1), start(number)];
}
