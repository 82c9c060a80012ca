import { readTime } from './backup-folder.ts';

/**
 * True when the day has no backup yet. Days begin at midnight UTC, three o'clock at night in Türkiye.
 * @param names files of the folder for backups; those of the future do not count, as a clock may have been wrong
 */
export function isDue(names: string[], now: Date): boolean {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return !names.some((name) => {
    const time = readTime(name);
    return time !== undefined && time >= midnight && time <= now.getTime();
  });
}
