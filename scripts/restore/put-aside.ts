import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readUse } from '#/db/dialects/postgres-pool.ts';
import { type BackupConfig, makeBackup } from '#/server/backup/archive.ts';
import { nameBackup } from '#/server/backup/backup-folder.ts';

/** Moves it. The folder `aside` is made when something goes into it. */
export function putAside(path: string, aside: string): void {
  if (!existsSync(path)) return;
  mkdirSync(aside, { recursive: true });
  renameSync(path, join(aside, basename(path)));
}

/**
 * As a whole backup, which a restore takes back. An empty database is left out.
 * @throws {Error} when a server uses the database, or it cannot be read; then nothing has changed
 */
export async function putPostgresAside(config: BackupConfig, aside: string): Promise<void> {
  const { sessions, hasTables } = await readUse(config.databaseUrl);
  if (sessions > 0) throw new Error(inUse(sessions));
  if (!hasTables) return;
  const now = new Date();
  mkdirSync(aside);
  await makeBackup(config, { target: join(aside, nameBackup(config, now)), now }).catch((error: Error) => {
    rmSync(aside, { recursive: true });
    throw new Error(`${error.message}\n${notPutAside}`);
  });
}

const inUse = (sessions: number) =>
  `The database is in use (${sessions} connections of this site): stop all copies of the server first.`;

const notPutAside =
  'What is there now could not be put aside, so nothing was restored. To give it up, let DATABASE_URL name a new, empty database.';
