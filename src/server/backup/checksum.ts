import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

export const checksumFileOf = (file: string) => `${file}.sha256`;

/** Does nothing when there is no checksum file. @throws {Error} a sentence when the checksums differ */
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
