import { relativeTimeText as text } from '#/i18n/tr/relative-time.ts';
import { day, hour, minute } from './durations.ts';

const month = 30 * day;
const year = 12 * month;

/** The largest first, because the first that fits is shown. */
const units = [
  { length: year, label: text.year },
  { length: month, label: text.month },
  { length: day, label: text.day },
  { length: hour, label: text.hour },
  { length: minute, label: text.minute },
];

/**
 * '5 dakika önce', '3 saat önce'; 'Az önce' under a minute, and for times ahead of `now` (clocks may differ).
 * @param at ISO 8601
 */
export function formatRelativeTime(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const unit = units.find(({ length }) => passed >= length);
  return unit ? unit.label(Math.floor(passed / unit.length)) : text.justNow;
}
