import { createHash, type Hash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath } from '#/db/database-file.ts';
import { partOf } from './backup-folder.ts';

export const checksumFileOf = (file: string) => `${file}.sha256`;

/**
 * Verifies a file, unless there is no checksum file.
 * @throws {Error} a sentence when the checksums differ
 */
export async function verifyChecksum(file: string): Promise<void> {
  const checksumFile = checksumFileOf(file);
  if (!existsSync(checksumFile)) return;
  const [wanted] = readFileSync(checksumFile, 'utf8').split(/\s/);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') === wanted) return;
  throw new Error(
    `${file} does not match ${checksumFile}: it has changed since it was made. Nothing was restored; take another backup.`,
  );
}

/** Readable by the owner only, because a backup holds password hashes. */
const mode = 0o600;

/** The checksum is in the format of `sha256sum -c`. The file gets its name last, so a file with this name is whole. */
export async function writeWithChecksum(bytes: AsyncIterable<Uint8Array>, target: string): Promise<void> {
  const part = partOf(target);
  const hash = createHash('sha256');
  try {
    await pipeline(bytes, hashing(hash), createWriteStream(part, { mode, flush: true }));
    const line = `${hash.digest('hex')}  ${basename(target)}\n`;
    writeFileSync(checksumFileOf(target), line, { mode, flush: true });
    renameSync(part, target);
    syncPath(dirname(target));
  } finally {
    rmSync(part, { force: true });
  }
}

const hashing = (hash: Hash) =>
  async function* (bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
