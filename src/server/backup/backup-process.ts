import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isPostgres } from '#/db/database.ts';
import { copySqlite, listPictures } from '#/db/database-file.ts';
import { isFileName } from '#/media/files/files-contract.server.ts';
import { type BackupConfig, makeBackup, names, writeManifest } from './archive.ts';
import {
  copiesIn,
  isDue,
  nameBackup,
  openBackupFolder,
  removeLeftovers,
  removeOldBackups,
  removeOldCopies,
  removeParts,
  removeUnfinished,
  stagingFolderOf,
} from './backup-folder.ts';
import { copyPictures, removeOldPictures } from './copied-pictures.ts';

/** Begins the work of the process. */
export interface Order {
  config: BackupConfig;
  /** ISO 8601. */
  now: string;
}

/** Ends it. */
export type Answer =
  | { made: MadeBackup | undefined; failure?: undefined }
  | { made?: undefined; failure: string };

export interface MadeBackup {
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
  const make = isPostgres(config.databaseUrl) ? makeNightlyBackup : makeCopy;
  const answer: Answer = await make(config, now).then(
    (made) => ({ made }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.exit());
});

/** Copies a SQLite database, which has one server only. Its pictures are there before the copy that names them. */
async function makeCopy(config: BackupConfig, now: Date): Promise<MadeBackup> {
  const folder = openBackupFolder(config);
  removeParts(folder);
  mkdirSync(copiesIn(folder), { recursive: true });
  const file = join(copiesIn(folder), nameBackup(config, now));
  let named: string[] = [];
  await makeBackup(config, {
    ...{ target: file, now },
    async gather(_config, { staging }) {
      const database = join(staging, names.sqlite);
      copySqlite(config.databaseUrl, database);
      named = listPictures(database).filter(isFileName);
      await copyPictures(config, { folder, named });
      writeManifest(staging, { createdAt: now.toISOString(), engine: 'sqlite', pictures: 'beside' });
    },
  });
  removeLeftovers(dirname(stagingFolderOf(config, now)), now);
  removeOldPictures(folder, { named, now });
  const removed = [...removeOldCopies(copiesIn(folder), now), ...removeOldBackups(folder)];
  return { file, bytes: statSync(file).size, removed };
}

/** Makes the archive of PostgreSQL. @returns undefined when today's exists, or another copy of the server is making it */
async function makeNightlyBackup(config: BackupConfig, now: Date): Promise<MadeBackup | undefined> {
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

/** PostgreSQL frees the lock with the connection, even after a crash. */
async function oneAtATime<Done>(databaseUrl: string, work: () => Promise<Done>): Promise<Done | undefined> {
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
