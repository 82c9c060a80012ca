import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

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
