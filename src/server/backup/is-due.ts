import { day } from '#/format/durations.ts';
import { readTime } from './backup-folder.ts';

/** Days begin at midnight UTC (03:00 in Türkiye). A backup over a day in the future comes from a wrong clock. */
export function isDue(names: string[], now: Date): boolean {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return !names.some((name) => {
    const time = readTime(name);
    return time !== undefined && time >= midnight && time <= now.getTime() + day;
  });
}
