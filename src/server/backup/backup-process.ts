import { readdirSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isPostgres } from '#/db/database.ts';
import { type BackupConfig, makeBackup } from './archive.ts';
import {
  isDue,
  nameBackup,
  openBackupFolder,
  removeLeftovers,
  removeOldBackups,
  removeUnfinished,
  stagingFolderOf,
} from './backup-folder.ts';

/** Begins the work of the process. */
export interface Order {
  config: BackupConfig;
  /** ISO 8601. */
  now: string;
}

/** Ends it. */
export type Answer =
  | { made: NightlyBackup | undefined; failure?: undefined }
  | { made?: undefined; failure: string };

export interface NightlyBackup {
  file: string;
  bytes: number;
  removed: string[];
}

// a backup can wait, visitors cannot
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.once('message', async ({ config, now: time }: Order) => {
  const now = new Date(time);
  const breakOff = () => {
    removeUnfinished(config, now);
    process.exit(1);
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, breakOff);
  const answer: Answer = await makeNightlyBackup(config, now).then(
    (made) => ({ made }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.exit());
});

/** @returns undefined when today's backup exists, or another copy of the server is making it */
async function makeNightlyBackup(config: BackupConfig, now: Date): Promise<NightlyBackup | undefined> {
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
