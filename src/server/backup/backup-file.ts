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
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { syncPath } from '#/db/database-file.ts';
import { checksumFileOf, partOf } from './backup-folder.ts';

/** Another backup may be whole. */
export class DamagedBackup extends Error {}

/**
 * Verifies a file, unless there is no checksum file.
 * @throws {DamagedBackup} a sentence when the checksums differ
 */
export async function verifyChecksum(file: string): Promise<void> {
  const checksumFile = checksumFileOf(file);
  if (!existsSync(checksumFile)) return;
  const [wanted] = readFileSync(checksumFile, 'utf8').split(/\s/);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  if (hash.digest('hex') === wanted) return;
  throw new DamagedBackup(
    `${file} does not match ${checksumFile}: it has changed since it was made. Nothing was restored; take another backup.`,
  );
}

/** Readable by the owner only, because a backup holds password hashes. */
const mode = 0o600;

/** The checksum is in the format of `sha256sum -c`. */
export async function writeWithChecksum(bytes: AsyncIterable<Uint8Array>, target: string): Promise<void> {
  const hash = createHash('sha256');
  await writeWhole(hashing(hash)(bytes), target, () => {
    const line = `${hash.digest('hex')}  ${basename(target)}\n`;
    writeFileSync(checksumFileOf(target), line, { mode, flush: true });
  });
}

/** The file gets its name last, so a file with this name is whole. */
export async function writeWhole(
  bytes: AsyncIterable<Uint8Array>,
  target: string,
  beforeNamed?: () => void,
): Promise<void> {
  const part = partOf(target);
  try {
    await pipeline(bytes, createWriteStream(part, { mode, flush: true }));
    beforeNamed?.();
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

/** The first line of every age file (age-encryption.org/v1, "Header"). */
const start = 'age-encryption.org/v1\n';

/** 2^17 takes 128 MB for a second (OWASP Password Storage Cheat Sheet); the library's 2^18 takes twice as much. */
const workFactor = 17;

/** Encrypts as a stream. `age --decrypt` can read the result. */
export async function encrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

export class PassphraseError extends Error {}

/** @throws {PassphraseError} when the passphrase is missing or wrong */
export async function decrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  if (!passphrase) throw new PassphraseError(missing);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(bytes)).catch(explain));
}

/** Encrypts at once; a passphrase takes a second and 128 MB each time. @param identity as age writes it */
export async function encryptFor(
  identity: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

export async function decryptBy(
  identity: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return fromWeb(await decrypter.decrypt(toWeb(bytes)));
}

export async function isEncrypted(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { end: start.length - 1 })) return String(chunk) === start;
  return false;
}

function explain(error: unknown): never {
  if (!(error instanceof Error) || !error.message.startsWith('no identity matched')) throw error;
  throw new PassphraseError('BACKUP_PASSPHRASE is not the passphrase that this backup was made with.');
}

const missing = 'This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.';

/** The library uses web streams; their types in Node and in the browser differ in name only. */
const toWeb = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as globalThis.ReadableStream<Uint8Array>;

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);
