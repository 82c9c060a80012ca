import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { z } from 'zod';
import { isPostgres } from '#/db/database.ts';
import { copySqlite } from '#/db/database-file.ts';
import type { Config } from '../config.ts';
import {
  DamagedBackup,
  decrypt,
  encrypt,
  isEncrypted,
  PassphraseError,
  verifyChecksum,
  writeWithChecksum,
} from './backup-file.ts';
import { stagingFolderOf } from './backup-folder.ts';
import { gatherPictures } from './pictures.ts';
import { dumpPostgres } from './postgres.ts';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket' | 'backups'>;

/** Works beside a running server. Writes the checksum to `target`.sha256. @param gather puts into `staging` what is to be in it */
export async function makeBackup(
  config: BackupConfig,
  { target, now, gather = gatherAll }: { target: string; now: Date; gather?: typeof gatherAll },
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
async function gatherAll(
  config: BackupConfig,
  { staging, now }: { staging: string; now: Date },
): Promise<void> {
  const media = join(staging, names.media);
  await gatherPictures(config, media);
  const usesPostgres = isPostgres(config.databaseUrl);
  if (usesPostgres) await dumpPostgres(config.databaseUrl, join(staging, names.postgres));
  else copySqlite(config.databaseUrl, join(staging, names.sqlite));
  await gatherPictures(config, media);
  const createdAt = now.toISOString();
  writeManifest(staging, {
    createdAt,
    engine: usesPostgres ? 'postgres' : 'sqlite',
    pictures: countFiles(media),
  });
}

export const names = {
  manifest: 'manifest.json',
  sqlite: 'site.sqlite',
  postgres: 'database.dump',
  media: 'media',
} as const;

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** How many; those of a copy lie beside it (copied-pictures.ts). */
  pictures: z.union([z.int().min(0), z.literal('beside')]),
});
export type Manifest = z.infer<typeof manifestSchema>;

export function writeManifest(folder: string, facts: Omit<Manifest, 'format'>): void {
  const manifest: Manifest = { format: 1, ...facts };
  writeFileSync(join(folder, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws {DamagedBackup} a sentence when the folder holds no backup of ours, or only a part of one */
function readManifest(folder: string): Manifest {
  const path = join(folder, names.manifest);
  const checked = manifestSchema.safeParse(
    existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined,
  );
  if (!checked.success) throw new DamagedBackup('This file is not a backup made by "npm run backup".');
  const pictures = countFiles(join(folder, names.media));
  if (checked.data.pictures === 'beside' || pictures === checked.data.pictures) return checked.data;
  throw new DamagedBackup(`The backup should hold ${checked.data.pictures} pictures, but holds ${pictures}.`);
}

const countFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0);

/** @throws {Error} a sentence when the backup is damaged, is none of ours, or the passphrase is wrong */
export async function unpackBackup(
  file: string,
  { to, passphrase }: { to: string; passphrase: string | undefined },
): Promise<Manifest> {
  await verifyChecksum(file);
  try {
    const bytes = createReadStream(file);
    await unpack((await isEncrypted(file)) ? await decrypt(bytes, passphrase) : bytes, to);
  } catch (error) {
    if (error instanceof PassphraseError) throw error;
    const reason = error instanceof Error ? error.message : error;
    if (isOfMachine(error))
      throw new Error(
        `${file} could not be unpacked (${reason}). Nothing was restored; the backup may well be whole.`,
      );
    throw new DamagedBackup(
      `${file} is damaged or cut off (${reason}). Nothing was restored; take another backup.`,
    );
  }
  return readManifest(to);
}

/** A full disk, or a file that this user may not read: another backup would not help. */
export const isOfMachine = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Ours hold nothing else, and a link among the pictures would show visitors what it leads to. */
const taken = ['File', 'OldFile', 'ContiguousFile', 'Directory'];

async function unpack(bytes: AsyncIterable<Uint8Array>, to: string): Promise<void> {
  const filter = (_path: string, entry: object) => 'type' in entry && taken.includes(String(entry.type));
  // else a file that could not be written would be missing, or cut off, without a word
  const unpacking = extract({ cwd: to, filter, strict: true });
  // the other files under way may fail, too
  unpacking.on('error', () => {});
  // `close` comes after the last file is written
  await Promise.all([pipeline(bytes, unpacking), once(unpacking, 'close')]);
}
