import { readTime } from './backup-folder.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * True when the day has no backup yet. Days begin at midnight UTC, three o'clock at night in Türkiye.
 * @param names files of the folder for backups. One of later than `now` is by another copy of the server that began while
 *   this one waited; more than a day later, it is of a clock that was wrong, and does not count
 */
export function isDue(names: string[], now: Date): boolean {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return !names.some((name) => {
    const time = readTime(name);
    return time !== undefined && time >= midnight && time <= now.getTime() + day;
  });
}
