import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFileName } from '../files/files-contract.server.ts';
import type { Format } from '../worker/jobs.server.ts';
import { type ForeignKind, foreignKindOf } from './foreign-kinds.server.ts';

export type ReceivedFile = { originalName: string } & Received;
export type Received = ReceivedPicture | ForeignFile;

export interface ReceivedPicture {
  format: Format;
  path: string;
  /** SHA-256 of the received bytes, in hex. */
  contentHash: string;
}

export interface ForeignFile {
  format?: undefined;
  foreign: ForeignKind;
}

/** Creates the folder at the first call; `withUploadFolder` removes it. */
export type OpenFolder = () => Promise<string>;

/** Called before bytes are stored. @throws {Refusal} 429 when too many are under way @throws {DiskFull} */
export type CountBytes = (bytes: number) => Promise<void>;

/** Never holds a whole file in memory. */
export async function storeReceived(
  stream: AsyncIterable<Buffer>,
  { openFolder, count }: { openFolder: OpenFolder; count?: CountBytes },
): Promise<Received> {
  const chunks = stream[Symbol.asyncIterator]();
  // nothing may be awaited before this: errors of the stream have no listener until its first chunk is read
  const head = await readHead(chunks);
  const { format, foreign } = detectFormat(head);
  if (!format) {
    await readToEnd(chunks);
    return { foreign };
  }
  const path = join(await openFolder(), createFileName('part'));
  const hash = createHash('sha256');
  async function* whole() {
    for await (const chunk of follow(head, chunks)) {
      await count?.(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(whole, createWriteStream(path));
  return { format, path, contentHash: hash.digest('hex') };
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function readToEnd(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}

async function* follow(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* { [Symbol.asyncIterator]: () => chunks };
}

type Detected = { format: Format; foreign?: undefined } | { format?: undefined; foreign: ForeignKind };

/** Enough for comments before an SVG or an HTML page. */
export const headBytes = 4096;

/** @param head at least the first `headBytes` bytes, or all of a shorter file */
export function detectFormat(head: Buffer): Detected {
  const format = formatOf(head.toString('latin1', 0, 16));
  return format ? { format } : { foreign: foreignKindOf(head.subarray(0, headBytes)) };
}

function formatOf(head: string): Format | undefined {
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return undefined;
}
