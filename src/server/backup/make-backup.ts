import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { isPostgres } from '#/db/database.ts';
import { copySqlite } from '#/db/database-file.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import type { Config } from '../config.ts';
import { linkFiles, names, writeManifest } from './archive.ts';
import { stagingFolderOf } from './backup-folder.ts';
import { writeWithChecksum } from './checksum.ts';
import { encrypt } from './encryption.ts';
import { fetchPictures } from './pictures.ts';
import { dumpPostgres } from './postgres.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket' | 'backups'>;

/** Works beside a running server. Writes the checksum to `target`.sha256. */
export async function makeBackup(
  config: BackupConfig,
  { target, now }: { target: string; now: Date },
): Promise<void> {
  const staging = stagingFolderOf(config, now);
  mkdirSync(staging, { recursive: true });
  try {
    await gather(config, { staging, now });
    await writeWithChecksum(await pack(staging, config.backups.passphrase), target);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Bytes per read; tar's default is 16 MB for each of four files at once. */
const maxReadSize = 512 * 1024;

async function pack(folder: string, passphrase: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  const packing = create({ gzip: true, maxReadSize, cwd: folder }, ['.']);
  // once the file could not be written nobody listens, and it finds its folder gone; who still reads gets the error all the same
  packing.on('error', () => {});
  const archive = Readable.from(packing);
  return passphrase ? encrypt(archive, passphrase) : archive;
}

/** Gathers pictures before the database, as some may be deleted meanwhile, and again after it for new ones. */
async function gather(config: BackupConfig, { staging, now }: { staging: string; now: Date }): Promise<void> {
  const media = join(staging, names.media);
  await gatherPictures(config, media);
  const usesPostgres = isPostgres(config.databaseUrl);
  if (usesPostgres) await dumpPostgres(config.databaseUrl, join(staging, names.postgres));
  else copySqlite(config.databaseUrl, join(staging, names.sqlite));
  await gatherPictures(config, media);
  writeManifest(staging, { createdAt: now.toISOString(), engine: usesPostgres ? 'postgres' : 'sqlite' });
}

async function gatherPictures(config: BackupConfig, to: string): Promise<void> {
  if (config.bucket) return fetchPictures(await openFiles(config), to);
  linkFiles(join(config.dataDir, 'media'), to);
}
