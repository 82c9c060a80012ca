import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isPostgres } from '#/db/connect.ts';
import { nameBackup, openBackupFolder, stagingFolderOf } from './backup-folder.ts';
import { isDue } from './is-due.ts';
import { type BackupConfig, makeBackup } from './make-backup.ts';
import { removeLeftovers, removeOldBackups } from './rotation.ts';

export interface NightlyBackup {
  file: string;
  bytes: number;
  removed: string[];
}

/** @returns undefined when today's backup exists, or another copy of the server is making it */
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

/** PostgreSQL frees the lock with the connection, even after a crash. A SQLite database has one server only. */
async function oneAtATime<Done>(databaseUrl: string, work: () => Promise<Done>): Promise<Done | undefined> {
  if (!isPostgres(databaseUrl)) return work();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // without the connection the lock is free; at worst another copy makes a backup too
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext('nightly backup')) as is_ours");
    return rows[0].is_ours ? await work() : undefined;
  } finally {
    await client.end();
  }
}
