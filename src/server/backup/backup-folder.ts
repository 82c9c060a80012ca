import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '#/format/durations.ts';
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

export const nameBackup = ({ backups }: Pick<Config, 'backups'>, now: Date): string =>
  `backup-${stampOf(now)}.tar.gz${backups.passphrase ? '.age' : ''}`;

const finished = /^backup-([^.]+\.\d+Z)\.tar\.gz(\.age)?$/;
const unfinished = /^(?:backup|staging)-([^.]+\.\d+Z)(?:\.tar\.gz(?:\.age)?\.part)?$/;

/** Milliseconds; undefined when the name is not that of a finished backup. */
export const readTime = (name: string) => parseStamp(finished.exec(name)?.[1]);

export const readUnfinishedTime = (name: string) => parseStamp(unfinished.exec(name)?.[1]);

/** Folder on the same disk as the pictures, because hard links do not cross disks. */
export const stagingFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>, now: Date) =>
  join(dataDir, 'backups', `staging-${stampOf(now)}`);

export const partOf = (target: string) => `${target}.part`;

export function removeUnfinished(config: Folders, now: Date): void {
  rmSync(stagingFolderOf(config, now), { recursive: true, force: true });
  const { folder } = config.backups;
  if (folder !== undefined) rmSync(partOf(join(folder, nameBackup(config, now))), { force: true });
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
