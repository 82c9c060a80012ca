import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { day, hour } from '#/format/durations.ts';
import type { Config } from '../config.ts';

type Folders = Pick<Config, 'dataDir' | 'backups'>;

/** @throws {Error} when BACKUP_DIR does not exist: its disk may not be mounted */
export function openBackupFolder({ dataDir, backups }: Folders): string {
  if (backups.folder === undefined) {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    return folder;
  }
  if (statSync(backups.folder, { throwIfNoEntry: false })?.isDirectory()) return backups.folder;
  throw new Error(`BACKUP_DIR ${backups.folder} is not a folder: make it, or mount the disk it lies on.`);
}

/** Folders within BACKUP_DIR: copies of a SQLite database, and the pictures that they name, once each. */
export const copiesIn = (folder: string) => join(folder, 'copies');
export const picturesIn = (folder: string) => join(folder, 'media');

export const nameBackup = ({ backups }: Pick<Config, 'backups'>, now: Date): string =>
  `backup-${stampOf(now)}.tar.gz${backups.passphrase ? '.age' : ''}`;

const finished = /^backup-([^.]+\.\d+Z)\.tar\.gz(\.age)?$/;
const unfinished = /^(?:backup|staging)-([^.]+\.\d+Z)(?:\.tar\.gz(?:\.age)?\.part)?$/;

/** Milliseconds; undefined when the name is not that of a finished backup. */
const readTime = (name: string) => parseStamp(finished.exec(name)?.[1]);

const readUnfinishedTime = (name: string) => parseStamp(unfinished.exec(name)?.[1]);

/** Folder on the same disk as the pictures, because hard links do not cross disks. */
export const stagingFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>, now: Date) =>
  join(dataDir, 'backups', `staging-${stampOf(now)}`);

export const partOf = (target: string) => `${target}.part`;

export const checksumFileOf = (file: string) => `${file}.sha256`;

export function removeUnfinished(config: Folders, now: Date): void {
  rmSync(stagingFolderOf(config, now), { recursive: true, force: true });
  const { folder } = config.backups;
  if (folder === undefined) return;
  rmSync(partOf(join(folder, nameBackup(config, now))), { force: true });
  removeParts(folder);
}

/** Removes halves of copies and their pictures, which one process at a time makes. */
export function removeParts(folder: string): void {
  for (const place of [copiesIn(folder), picturesIn(folder)].filter(existsSync))
    for (const name of readdirSync(place))
      if (name.endsWith(partOf(''))) rmSync(join(place, name), { force: true });
}

/** Without colons, which Windows and tar do not accept in file names. */
const stampOf = (time: Date) => time.toISOString().replaceAll(':', '-');

function parseStamp(stamp: string | undefined): number | undefined {
  if (stamp === undefined) return undefined;
  const time = Date.parse(stamp.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Number.isNaN(time) ? undefined : time;
}

/** Days begin at midnight UTC (03:00 in Türkiye). A backup over a day in the future comes from a wrong clock. */
export function isDue(names: string[], now: Date): boolean {
  const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
  return !names.some((name) => {
    const time = readTime(name);
    return time !== undefined && time >= midnight && time <= now.getTime() + day;
  });
}

/**
 * Lists archives and copies, newest first. Those over a day in the future come from a wrong clock, and last.
 * @returns names within the folder
 */
export async function listBackups(folder: string, now: Date): Promise<Backup[]> {
  const copies = await readdir(copiesIn(folder)).catch(() => []);
  const names = [...(await readdir(folder)), ...copies.map((name) => join(copiesIn(''), name))];
  const { ahead = [], sound = [] } = Object.groupBy(newestFirst(names), ({ time }) =>
    time > now.getTime() + day ? 'ahead' : 'sound',
  );
  return [...sound, ...ahead];
}

const newestFirst = (names: string[]): Backup[] =>
  names
    .map((name) => ({ name, time: readTime(basename(name)) }))
    .filter((backup): backup is Backup => backup.time !== undefined)
    .toSorted((one, other) => other.time - one.time);

const hourlyCopies = 24;
const dailyBackups = 7;
const weeklyBackups = 4;

/** Keeps the last backup of each of the last 7 days and 4 weeks that have one, so the newest always stays. */
export const removeOldBackups = (folder: string): string[] => removeOthers(folder, lastOfDaysAndWeeks);

/** Keeps as many, all of the last hour, and the last of each of the last 24 hours that have one. */
export const removeOldCopies = (folder: string, now: Date): string[] =>
  removeOthers(folder, (copies) => [
    ...copies.filter(({ time }) => now.getTime() - time < hour),
    ...lastOfEach(copies, hourOf).slice(0, hourlyCopies),
    ...lastOfDaysAndWeeks(copies),
  ]);

const lastOfDaysAndWeeks = (backups: Backup[]) => [
  ...lastOfEach(backups, dayOf).slice(0, dailyBackups),
  ...lastOfEach(backups, weekOf).slice(0, weeklyBackups),
];

function removeOthers(folder: string, choose: (newestFirst: Backup[]) => Backup[]): string[] {
  const backups = newestFirst(readdirSync(folder));
  const remaining = new Set(choose(backups));
  const old = backups.filter((backup) => !remaining.has(backup)).map(({ name }) => name);
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

export interface Backup {
  name: string;
  time: number;
}

function lastOfEach(backups: Backup[], periodOf: (time: number) => number): Backup[] {
  const last = new Map<number, Backup>();
  for (const backup of backups) {
    const period = periodOf(backup.time);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()];
}

const hourOf = (time: number) => Math.floor(time / hour);

const dayOf = (time: number) => Math.floor(time / day);

/** Weeks begin on Monday; day 0 (1970-01-01) was a Thursday. */
const weekOf = (time: number) => Math.floor((dayOf(time) + 3) / 7);
