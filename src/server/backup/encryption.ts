import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** What every file in the age format starts with (age-encryption.org/v1, "Header"). */
const start = 'age-encryption.org/v1\n';

/** 2^17 takes 128 MB for a second (OWASP Password Storage Cheat Sheet); the library's own 2^18 takes twice as much. */
const workFactor = 17;

/** Encrypts for a passphrase in the age format, piece by piece: `age --decrypt` reads it as well. */
export async function encrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/** Its sentence says what is the matter with BACKUP_PASSPHRASE. */
export class PassphraseError extends Error {}

/** @throws {PassphraseError} when there is no passphrase, or another one than the file's */
export async function decrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  if (!passphrase) throw new PassphraseError(missing);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(bytes)).catch(explain));
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

/** The library speaks in the browser's streams; the types of the two worlds differ in name only. */
const toWeb = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as globalThis.ReadableStream<Uint8Array>;

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);
