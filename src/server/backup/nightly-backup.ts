import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nameBackup, openBackupFolder, stagingFolderOf } from './backup-folder.ts';
import { isDue } from './is-due.ts';
import { type BackupConfig, makeBackup } from './make-backup.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { removeLeftovers, removeOldBackups } from './rotation.ts';

export interface NightlyBackup {
  file: string;
  bytes: number;
  /** Names of older backups that made room. */
  removed: string[];
}

/**
 * Makes the backup of this day and removes old ones.
 * @returns undefined when the day has one, or another copy of the server is making it
 */
export async function makeNightlyBackup(config: BackupConfig, now: Date): Promise<NightlyBackup | undefined> {
  const folder = openBackupFolder(config);
  return oneAtATime(config.databaseUrl, async () => {
    if (!isDue(readdirSync(folder), now)) return undefined;
    removeLeftovers(folder, now);
    const file = join(folder, nameBackup(config, now));
    await makeBackup(config, { target: file, now });
    removeLeftovers(dirname(stagingFolderOf(config, now)), now);
    return { file, bytes: statSync(file).size, removed: removeOldBackups(folder) };
  });
}
