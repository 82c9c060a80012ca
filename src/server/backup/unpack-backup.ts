import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { type Manifest, readManifest } from './archive.ts';
import { verifyChecksum } from './checksum.ts';

/**
 * Unpacks a backup into the folder `to` and looks whether it is whole.
 * @throws {Error} a sentence when it is not, or is no backup at all
 */
export async function unpackBackup(file: string, to: string): Promise<Manifest> {
  await verifyChecksum(file);
  const unpacking = extract({ cwd: to });
  try {
    // it is closed when the last file is written
    await Promise.all([pipeline(createReadStream(file), unpacking), once(unpacking, 'close')]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${file} is damaged or cut off (${reason}). Nothing was restored; take another backup.`);
  }
  return readManifest(to);
}
