import { toTurkishClock } from './dates.ts';

const timeZone = 'Europe/Istanbul';

/** Its digits in the order of ISO 8601: '2026-12-03 09:00:00,000'. */
const digits = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  timeZone,
});

const weekdayMoment = new Intl.DateTimeFormat('tr-TR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** '3 Aralık 2026 Perşembe, 09.00'. */
export const formatWeekdayMoment = (at: string) => toTurkishClock(weekdayMoment.format(new Date(at)));

/**
 * '2026-12-03T09:00' for 2026-12-03T06:00Z, as a date field holds it; with seconds where there are any.
 * A year has four digits there from its first key on: '0002' on the way to 2027.
 */
export const istanbulTime = (at: string): string =>
  digits
    .format(new Date(at))
    .replace(/^\d+/, (year) => year.padStart(4, '0'))
    .replace(' ', 'T')
    .replace(',', '.')
    .replace(/:00\.000$/, '');

/** ISO 8601 UTC for a time in Istanbul; undefined for what is none. */
export function readIstanbulTime(local: string): string | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // twice, because the clocks may have changed between the first guess and the time itself
  const near = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(near)).toISOString();
}

/** Milliseconds by which Istanbul is ahead; before 2016 its summers differ. */
const offsetAt = (at: number) => {
  // ISO 8601 has a sign and six digits for the year 10000
  const local = istanbulTime(new Date(at).toISOString()).replace(/^\d{5}/, '+0$&');
  return Date.parse(`${local}Z`) - at;
};
