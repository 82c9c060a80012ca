const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 12 * month;

/** From the largest: the label of the first that fits at least once is the one shown. */
const units = [
  { length: year, name: 'yıl' },
  { length: month, name: 'ay' },
  { length: day, name: 'gün' },
  { length: hour, name: 'saat' },
  { length: minute, name: 'dakika' },
];

/**
 * '5 dakika önce', '3 saat önce', and 'Az önce' under a minute (hours under 24, days under 30, months
 * under 12). What lies ahead of `now`, as when two clocks differ, is 'Az önce' too.
 * @param at ISO 8601
 */
export function formatRelativeTime(at: string, now: Date): string {
  const passed = now.getTime() - new Date(at).getTime();
  const unit = units.find(({ length }) => passed >= length);
  return unit ? `${Math.floor(passed / unit.length)} ${unit.name} önce` : 'Az önce';
}
