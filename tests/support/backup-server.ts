import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '#/db/database.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { openBackups } from '#/server/backup/backup-work.ts';
import { type Condition, watchCondition } from '#/server/condition.ts';
import { type Config, readConfig } from '#/server/config.ts';
import { createLog } from '#/server/log.ts';
import { attempt } from '#/server/regular-work/timers.ts';
import { TestClock } from './app.ts';
import { freshDatabaseUrl } from './databases.ts';
import { addPicture } from './picture-row.ts';
import { makeScratchFolder } from './scratch-folder.ts';

export interface BackupServer {
  config: Config;
  /** Its BACKUP_DIR. */
  folder: string;
  clock: TestClock;
  condition: Condition;
  /** What was logged of backups, newest last. */
  logged: unknown[][];
  /** One look at whether a backup is due. */
  look(): Promise<void>;
  stop(): void;
}

/** What a server does about backups, without the rest of it. Its one picture is `a.jpg`, unless it has a data folder already. */
export async function openBackupServer(
  databaseUrl: string,
  { folder = makeScratchFolder('backups-'), dataDir = makeDataFolder(), passphrase = '', bucket = {} } = {},
): Promise<BackupServer> {
  const env = { ...bucket, DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_PASSPHRASE: passphrase };
  const config = { ...readConfig(env), databaseUrl };
  const log = createLog('silent');
  const logged: unknown[][] = [];
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void logged.push([level, ...words]));
  const clock = new TestClock();
  const watched = { config, log, clock: () => clock.now };
  const condition = watchCondition({ ...watched, files: await openFiles(config) });
  const backups = openBackups({ ...watched, condition }, folder);
  onTestFinished(backups.stop);
  return { config, folder, clock, condition, logged, look: () => attempt(log, backups), stop: backups.stop };
}

function makeDataFolder(): string {
  const dataDir = makeScratchFolder('nightly-');
  mkdirSync(join(dataDir, 'media'));
  writeFileSync(join(dataDir, 'media', 'a.jpg'), 'resim');
  return dataDir;
}

interface Options {
  folder?: string;
  passphrase?: string;
  /** The settings of one for the pictures. */
  bucket?: Record<string, string>;
}

/** Over the database of a site, and its pictures. */
export const openBackupsOf = (databaseUrl: string, options: Options = {}) =>
  openBackupServer(databaseUrl, { dataDir: dirname(databaseUrl), ...options });

export interface CopiedSite extends BackupServer {
  database: Database;
  /** @returns the name of its file */
  addPicture(): Promise<string>;
}

/** A site that is open, as under a running server, and what makes its copies. */
export async function openCopiedSite(options: Options = {}): Promise<CopiedSite> {
  const url = await freshDatabaseUrl('sqlite');
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  const server = await openBackupsOf(url, options);
  return { ...server, database, addPicture: () => addPicture(database, url) };
}

export const listCopies = ({ folder }: BackupServer) => listBackupFiles(join(folder, 'copies'));

/** Of the folder of pictures in BACKUP_DIR: what each file holds. */
export function readCopiedPictures({ folder }: BackupServer, ...place: string[]): Record<string, string> {
  const pictures = join(folder, 'media', ...place);
  const files = readdirSync(pictures, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, readFileSync(join(pictures, name), 'latin1')]));
}

export const listBackupFiles = (folder: string) =>
  readdirSync(folder).filter((name) => !name.endsWith('.sha256'));
