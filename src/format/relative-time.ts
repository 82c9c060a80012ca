import { relativeTimeText as text } from '#/i18n/tr/relative-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 12 * month;

/** From the largest: the label of the first that fits at least once is the one shown. */
const units = [
  { length: year, label: text.year },
  { length: month, label: text.month },
  { length: day, label: text.day },
  { length: hour, label: text.hour },
  { length: minute, label: text.minute },
];

/**
 * '5 dakika önce', '3 saat önce', and 'Az önce' under a minute (hours under 24, days under 30, months
 * under 12). What lies ahead of `now`, as when two clocks differ, is 'Az önce' too.
 * @param at ISO 8601
 */
export function formatRelativeTime(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const unit = units.find(({ length }) => passed >= length);
  return unit ? unit.label(Math.floor(passed / unit.length)) : text.justNow;
}
