import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { copySqlite } from '#/db/copy-sqlite.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import type { Config } from '../config.ts';
import { linkFiles, names, writeManifest } from './archive.ts';
import { fetchPictures } from './pictures.ts';
import { dumpPostgres, isPostgres } from './postgres.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>;

/** Writes one archive with the database and every picture to the path `target`, beside a running server too. */
export async function makeBackup(
  config: BackupConfig,
  { target, now }: { target: string; now: Date },
): Promise<void> {
  const folder = join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
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
}

/** The database first: a picture uploaded after it is then only too many, never one too few. */
async function gather(config: BackupConfig, { staging, now }: { staging: string; now: Date }): Promise<void> {
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
async function gatherPictures(config: BackupConfig, to: string): Promise<number> {
  if (config.bucket) return fetchPictures(await openFiles(config), to);
  return linkFiles(join(config.dataDir, 'media'), to);
}
