const timeZone = 'Europe/Istanbul';
const tr = 'tr-TR';

const day = new Intl.DateTimeFormat(tr, { day: 'numeric', timeZone });
const monthAndYear = new Intl.DateTimeFormat(tr, { month: 'long', year: 'numeric', timeZone });
const longDate = new Intl.DateTimeFormat(tr, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const weekdayDate = new Intl.DateTimeFormat(tr, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});
const dottedDate = new Intl.DateTimeFormat(tr, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});
const moment = new Intl.DateTimeFormat(tr, { dateStyle: 'long', timeStyle: 'short', timeZone });

const stamp = new Intl.DateTimeFormat(tr, { dateStyle: 'short', timeStyle: 'medium', timeZone });

const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });

/** '2023-02-06' for 2023-02-05T22:00Z, the day in Istanbul. */
export const istanbulDay = (at: Date) => isoDay.format(at);

/** '6' for 2023-02-06T01:17Z, the day in Istanbul. */
export const formatDay = (at: string) => day.format(new Date(at));

/** 'Şubat 2023'. */
export const formatMonthAndYear = (at: string) => monthAndYear.format(new Date(at));

/** '6 Şubat 2023'. */
export const formatLongDate = (at: string) => longDate.format(new Date(at));

/** '12 Aralık 2026 Cumartesi' for one day, '16–17 Ocak 2027' for several; both are given as 'YYYY-MM-DD'. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (from === to) return weekdayDate.format(first);
  // the site's font has no thin space
  return longDate.formatRange(first, last).replaceAll('\u2009', ' ');
}

/** '12 Aralık 2026' or '16–17 Ocak 2027': `formatDays` where there is no room for the day of the week. */
export const formatDaysShort = (from: string, to: string): string =>
  from === to ? formatLongDate(from) : formatDays(from, to);

/** '06.02.2023', as the operation archive writes it. */
export const formatDottedDate = (at: string) => dottedDate.format(new Date(at));

/** '6 Şubat 2023, 04.17'. */
export const formatMoment = (at: string) => toTurkishClock(moment.format(new Date(at)));

/** '06.02.2023 04:17:36', which spreadsheets set to Turkish read as a time. */
export const formatStamp = (at: string) => stamp.format(new Date(at));

/** Writes '… 04:17', as Intl gives it, as '…, 04.17', as Turkish does. */
export const toTurkishClock = (moment: string) => moment.replace(/ (\d{2}):(\d{2})$/, ', $1.$2');
