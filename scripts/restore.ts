import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isPostgres } from '#/db/database.ts';
import { assertUnused, assertWhole } from '#/db/database-file.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { type Manifest, names, unpackBackup } from '#/server/backup/archive.ts';
import { bringPictures } from '#/server/backup/pictures.ts';
import { restorePostgres } from '#/server/backup/postgres.ts';
import { keptPagesFolder } from '#/server/cache/kept-pages.ts';
import { type Config, readConfig } from '#/server/config.ts';
import { putAside, putPostgresAside } from './restore/put-aside.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run restore FILE`, with the server stopped. The archive is unpacked and checked first; what was there before is
 * put aside, never deleted.
 */
await runCommand(async ([file]) => {
  if (!file) throw new Error('Name the backup to restore: npm run restore FILE');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const config = readConfig(process.env);
  mkdirSync(config.dataDir, { recursive: true });
  const staging = mkdtempSync(join(config.dataDir, 'restoring-'));
  try {
    const manifest = await unpackBackup(file, { to: staging, passphrase: config.backups.passphrase });
    assertSameEngine(manifest, config);
    const aside = await putInPlace(config, { staging, manifest });
    const whereto = existsSync(aside) ? ` What was there before is in ${aside}.` : '';
    const older = listOlder(aside);
    const room =
      older.length > 0 ? `\nEarlier restores left ${older.join(', ')}: delete what you no longer need.` : '';
    return `Restored the backup of ${manifest.createdAt}.${whereto}${room}`;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
});

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
    assertWhole(join(staging, names.sqlite));
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
