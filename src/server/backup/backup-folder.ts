import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

type Folders = Pick<Config, 'dataDir' | 'backups'>;

/**
 * The folder for backups that nobody gave another place: BACKUP_DIR, or one in the data folder.
 * @throws {Error} when BACKUP_DIR is not there: it may be a disk that is not mounted
 */
export function openBackupFolder({ dataDir, backups }: Folders): string {
  if (backups.folder === undefined) {
    const folder = join(dataDir, 'backups');
    mkdirSync(folder, { recursive: true });
    return folder;
  }
  if (statSync(backups.folder, { throwIfNoEntry: false })?.isDirectory()) return backups.folder;
  throw new Error(`BACKUP_DIR ${backups.folder} is not a folder: make it, or mount the disk it lies on.`);
}

/** `backup-2026-11-20T18-00-00.000Z.tar.gz`, with `.age` behind it when it is encrypted. */
export const nameBackup = ({ backups }: Pick<Config, 'backups'>, now: Date): string =>
  `backup-${stampOf(now)}.tar.gz${backups.passphrase ? '.age' : ''}`;

const finished = /^backup-([^.]+\.\d+Z)\.tar\.gz(\.age)?$/;
const unfinished = /^(?:backup|staging)-([^.]+\.\d+Z)(?:\.tar\.gz(?:\.age)?\.part)?$/;

/** When the backup of this name was made, in ms; undefined for what is no finished backup. */
export const readTime = (name: string) => parseStamp(finished.exec(name)?.[1]);

/** The same for what a backup under way leaves behind when it is broken off. */
export const readUnfinishedTime = (name: string) => parseStamp(unfinished.exec(name)?.[1]);

/** Where a backup is put together: on the disk of the pictures, so that they can be linked. */
export const stagingFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>, now: Date) =>
  join(dataDir, 'backups', `staging-${stampOf(now)}`);

/** The name that a file has until it is whole. */
export const partOf = (target: string) => `${target}.part`;

/** Removes what a backup left that did not come to its end by itself. */
export function removeUnfinished(config: Folders, now: Date): void {
  rmSync(stagingFolderOf(config, now), { recursive: true, force: true });
  const { folder } = config.backups;
  if (folder !== undefined) rmSync(partOf(join(folder, nameBackup(config, now))), { force: true });
}

/** A time as a part of a file name: no colons, which Windows and tar do not take. */
const stampOf = (time: Date) => time.toISOString().replaceAll(':', '-');

function parseStamp(stamp: string | undefined): number | undefined {
  if (stamp === undefined) return undefined;
  const time = Date.parse(stamp.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
  return Number.isNaN(time) ? undefined : time;
}
