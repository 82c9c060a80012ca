import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '#/format/durations.ts';
import { readTime, readUnfinishedTime } from './backup-folder.ts';
import { checksumFileOf } from './checksum.ts';

const dailyBackups = 7;
const weeklyBackups = 4;

/** Keeps the last backup of each of the last 7 days and 4 weeks that have one, so the newest always stays. */
export function removeOldBackups(folder: string): string[] {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ name, time: readTime(name) }))
    .filter((backup): backup is Backup => backup.time !== undefined)
    .toSorted((one, other) => other.time - one.time);
  const remaining = new Set([
    ...lastOfEach(newestFirst, dayOf).slice(0, dailyBackups),
    ...lastOfEach(newestFirst, weekOf).slice(0, weeklyBackups),
  ]);
  const old = newestFirst.filter((backup) => !remaining.has(backup)).map(({ name }) => name);
  for (const name of old) {
    rmSync(join(folder, name), { force: true });
    rmSync(checksumFileOf(join(folder, name)), { force: true });
  }
  return old;
}

/** Removes what backups interrupted by a power cut left; leftovers under a day old may belong to a running backup. */
export function removeLeftovers(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const time = readUnfinishedTime(name);
    if (time !== undefined && now.getTime() - time > day)
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

interface Backup {
  name: string;
  time: number;
}

function lastOfEach(newestFirst: Backup[], periodOf: (time: number) => number): Backup[] {
  const last = new Map<number, Backup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.time);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()];
}

const dayOf = (time: number) => Math.floor(time / day);

/** Weeks begin on Monday; day 0 (1970-01-01) was a Thursday. */
const weekOf = (time: number) => Math.floor((dayOf(time) + 3) / 7);
