import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/**
 * The folder for backups that nobody gave another place: BACKUP_DIR, or one in the data folder.
 * @throws {Error} when BACKUP_DIR is not there: it may be a disk that is not mounted
 */
export function openBackupFolder({ dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>): string {
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
  `backup-${now.toISOString().replaceAll(':', '-')}.tar.gz${backups.passphrase ? '.age' : ''}`;
