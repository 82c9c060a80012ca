import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { type Manifest, readManifest } from './archive.ts';
import { verifyChecksum } from './checksum.ts';
import { decrypt, isEncrypted, PassphraseError } from './encryption.ts';

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
    throw new Error(`${file} is damaged or cut off (${reason}). Nothing was restored; take another backup.`);
  }
  return readManifest(to);
}

/** A full disk, or a file that this user may not read: another backup would not help. */
const isOfMachine = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

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
