import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isPostgres } from '#/db/database.ts';
import { assertUnused, listPictures } from '#/db/database-file.ts';
import { isFileName } from '#/media/files/files-contract.server.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { type Manifest, names } from '#/server/backup/archive.ts';
import { fetchCopiedPictures } from '#/server/backup/copied-pictures.ts';
import { bringPictures } from '#/server/backup/pictures.ts';
import { restorePostgres } from '#/server/backup/postgres.ts';
import { keptPagesFolder } from '#/server/cache/kept-pages.ts';
import { type Config, readConfig } from '#/server/config.ts';
import { putAside, putPostgresAside } from './restore/put-aside.ts';
import { listNewestFirst, unpackFirstWhole } from './restore/whole-backup.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run restore FILE`, or `npm run restore -- --latest` for the newest whole one in BACKUP_DIR, with the server stopped. The
 * archive is unpacked and checked first; what was there before is put aside, never deleted.
 */
await runCommand(async ([word], { stderr }) => {
  if (!word)
    throw new Error('Name the backup to restore: npm run restore FILE, or npm run restore -- --latest');
  const config = readConfig(process.env);
  const files = word === '--latest' ? await listNewestFirst(config) : [word];
  if (!existsSync(word) && word !== '--latest') throw new Error(`There is no file ${word}.`);
  mkdirSync(config.dataDir, { recursive: true });
  const staging = mkdtempSync(join(config.dataDir, 'restoring-'));
  try {
    const { passphrase } = config.backups;
    const { file, manifest } = await unpackFirstWhole(files, {
      to: staging,
      passphrase,
      say: (line) => stderr.write(line),
    });
    assertSameEngine(manifest, config);
    const missing = await fetchPictures(config, { staging, manifest, file });
    const aside = await putInPlace(config, { staging, manifest });
    const whereto = existsSync(aside) ? ` What was there before is in ${aside}.` : '';
    const older = listOlder(aside);
    const room =
      older.length > 0 ? `\nEarlier restores left ${older.join(', ')}: delete what you no longer need.` : '';
    return `Restored the backup of ${manifest.createdAt}.${missing}${whereto}${room}`;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
});

/** Into the backup, of which they are a part. @returns a sentence when some are missing */
async function fetchPictures(
  config: Config,
  { staging, manifest, file }: { staging: string; manifest: Manifest; file: string },
): Promise<string> {
  if (manifest.pictures !== 'beside') return '';
  const named = listPictures(join(staging, names.sqlite)).filter(isFileName);
  const folder = dirname(dirname(resolve(file)));
  const missing = await fetchCopiedPictures(config, { folder, named, to: join(staging, names.media) });
  return missing === 0
    ? ''
    : ` ${missing} of its pictures are not beside it, or damaged: npm run media -- verify names them.`;
}

/** Never removed here: who tries one backup after the other finds the site of before all that in the oldest of them. */
function listOlder(aside: string): string[] {
  const names = readdirSync(dirname(aside)).filter((name) => name.startsWith('before-restore-'));
  return names.filter((name) => name !== basename(aside));
}

function assertSameEngine({ engine }: Manifest, { databaseUrl }: Config) {
  if ((engine === 'postgres') === isPostgres(databaseUrl)) return;
  throw new Error(
    engine === 'postgres'
      ? 'This backup is of a PostgreSQL database: set DATABASE_URL to restore it.'
      : 'This backup is of a SQLite database: leave DATABASE_URL unset to restore it.',
  );
}

/** @returns the folder that now holds what was there before; it is missing when nothing was */
async function putInPlace(
  config: Config,
  { staging, manifest }: { staging: string; manifest: Manifest },
): Promise<string> {
  const { dataDir, databaseUrl, bucket } = config;
  const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
  if (manifest.engine === 'sqlite') {
    assertUnused(databaseUrl);
  } else {
    await putPostgresAside(config, aside);
  }
  // before the database that speaks of them: when the bucket refuses, nothing has changed
  if (bucket) await bringPictures(await openFiles(config), join(staging, names.media));
  // they show what is to be replaced; a start without a database would serve them
  const kept = keptPagesFolder(config);
  // the folder itself may be a disk of its own
  for (const name of existsSync(kept) ? readdirSync(kept) : []) rmSync(join(kept, name), { recursive: true });
  if (manifest.engine === 'sqlite') {
    for (const path of [databaseUrl, `${databaseUrl}-wal`, `${databaseUrl}-shm`]) putAside(path, aside);
    renameSync(join(staging, names.sqlite), databaseUrl);
  } else {
    const [dump, script] = [join(staging, names.postgres), join(staging, 'restore.sql')];
    await restorePostgres(databaseUrl, { dump, script });
  }
  if (!bucket) {
    putAside(join(dataDir, names.media), aside);
    renameSync(join(staging, names.media), join(dataDir, names.media));
  }
  return aside;
}
