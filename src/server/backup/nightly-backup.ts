import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isPostgres } from '#/db/database.ts';
import { day } from '#/format/durations.ts';
import {
  isDue,
  nameBackup,
  openBackupFolder,
  readTime,
  readUnfinishedTime,
  stagingFolderOf,
} from './backup-folder.ts';
import { checksumFileOf } from './checksum.ts';
import { type BackupConfig, makeBackup } from './make-backup.ts';

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

const dailyBackups = 7;
const weeklyBackups = 4;

/** Keeps the last backup of each of the last 7 days and 4 weeks that have one, so the newest always stays. */
function removeOldBackups(folder: string): string[] {
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
function removeLeftovers(folder: string, now: Date): void {
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
