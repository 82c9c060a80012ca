import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import type { Bytes, Headers } from './encoded-response.ts';
import type { AnswerKey } from './page-store.ts';

/** An answer of the page cache as a file holds it, without a coding. */
export interface KeptPage extends Pick<AnswerKey, 'key' | 'isFixed'> {
  status: number;
  headers: Headers;
  body: Bytes;
}

/** @returns the digest of the rest, a line of JSON, and the body */
export function packPage({ body, ...head }: KeptPage): Bytes {
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
  return Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest]);
}

/** @returns undefined when the file is torn or none of ours. @throws when it cannot be read */
export async function readPage(path: string): Promise<KeptPage | undefined> {
  const bytes = await readFile(path);
  const [start, end] = [bytes.indexOf('\n') + 1, bytes.indexOf('\n', bytes.indexOf('\n') + 1)];
  const rest = bytes.subarray(start);
  if (digestOf(rest) !== bytes.toString('latin1', 0, start - 1)) return undefined;
  return { ...JSON.parse(bytes.toString('utf8', start, end)), body: bytes.subarray(end + 1) };
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes beside the file and renames, so that nobody reads half of it, also where several servers share the folder.
 * @param modifiedAt its time, in ms since 1970
 * @param isLasting it must not come back as it was after a power cut
 */
export async function replaceFile(
  path: string,
  { bytes, modifiedAt, isLasting = false }: { bytes: Buffer; modifiedAt: number; isLasting?: boolean },
): Promise<void> {
  const part = `${path}.${randomUUID()}${partEnding}`;
  try {
    const file = await open(part, 'w');
    try {
      await file.writeFile(bytes);
      await file.utimes(modifiedAt / 1000, modifiedAt / 1000);
      if (isLasting) await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The ending of names that a killed server leaves behind. */
export const partEnding = '.part';
