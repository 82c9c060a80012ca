import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { create } from 'tar';
import { copySqlite } from '#/db/copy-sqlite.ts';
import { formatFileSize } from '#/format/file-size.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { type Config, readConfig } from '#/server/config.ts';
import { linkFiles, names, writeManifest } from './backup/archive.ts';
import { fetchPictures } from './backup/pictures.ts';
import { dumpPostgres, isPostgres } from './backup/postgres.ts';
import { runCommand } from './backup/run-command.ts';

/** `npm run backup [-- FILE]`: one archive with the database and every picture, beside a running server too. */
runCommand(async ([wanted]) => {
  const config = readConfig(process.env);
  const now = new Date();
  const folder = join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const target = wanted
    ? resolve(wanted)
    : join(folder, `backup-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  // made under another name first, so that a backup with its final name is always a whole one
  const unfinished = `${target}.unfinished`;
  const staging = mkdtempSync(join(folder, 'staging-'));
  try {
    await gather(config, { staging, now });
    await create({ gzip: true, file: unfinished, cwd: staging }, ['.']);
    renameSync(unfinished, target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
  }
  return `Backed up to ${target} (${formatFileSize(statSync(target).size)}). Keep a copy on another machine.`;
});

/** The database first: a picture uploaded after it is then only too many, never one too few. */
async function gather(config: Config, { staging, now }: { staging: string; now: Date }): Promise<void> {
  const usesPostgres = isPostgres(config.databaseUrl);
  if (usesPostgres) await dumpPostgres(config.databaseUrl, join(staging, names.postgres));
  else copySqlite(config.databaseUrl, join(staging, names.sqlite));
  const pictures = await gatherPictures(config, join(staging, names.media));
  writeManifest(staging, {
    format: 1,
    createdAt: now.toISOString(),
    engine: usesPostgres ? 'postgres' : 'sqlite',
    pictures,
  });
}

/** Of a folder by links, of a bucket by fetching them. @returns how many */
async function gatherPictures(config: Config, to: string): Promise<number> {
  if (config.bucket) return fetchPictures(await openFiles(config), to);
  return linkFiles(join(config.dataDir, 'media'), to);
}
