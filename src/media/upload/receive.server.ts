import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import busboy, { type FileInfo } from 'busboy';
import type { MediaRow } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import { createFileName } from '../files/files-contract.server.ts';
import { type Cut, largestFile, megabyte, mostMegabytes } from '../schema.ts';
import type { Format } from '../worker/jobs.server.ts';
import { detectFormat, type ForeignKind, headBytes } from './file-kinds.server.ts';

const mostFiles = 20;
const fieldName = 'images';

interface Place {
  /** The folder for the file, which goes when the folder does. */
  folder: string;
  /** Called before bytes are stored. @throws {Refusal} 429 when too many are under way @throws {DiskFull} */
  count?: CountBytes;
}

export type CountBytes = (bytes: number) => Promise<void>;

/**
 * Stores the files of a form.
 * @throws {Refusal} 415 for the content type, 400 for a broken or empty body, 413 for too many or too large files, 429 when
 * too many bytes are under way @throws {DiskFull}
 */
export async function receiveFiles(request: Request, place: Place): Promise<ReceivedFile[]> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new Refusal('not-a-form', text.notAForm);
  }
  if (!request.body) throw new Refusal('no-file', text.noFile);
  const parser = openParser(request);
  const body = request.body.getReader();
  const refusal = new AbortController();
  const writes: Promise<ReceivedFile>[] = [];
  parser.on('filesLimit', () => refusal.abort(new Refusal('too-many-files', text.tooManyFiles(mostFiles))));
  parser.on('file', (name, stream, info) => {
    if (name !== fieldName || !info.filename) return skip(stream);
    const write = receiveFile(stream, { info, ...place });
    writes.push(write);
    // handled at once: a rejection without a handler would be reported as unexpected
    write.catch((error) => {
      // after a stream error the parser knows better: the body broke off
      if (!stream.errored) refusal.abort(error);
    });
  });
  try {
    await pipeline(chunksOf(body), parser, { signal: refusal.signal });
  } catch {
    await discard(body);
    throw refusal.signal.aborted ? refusal.signal.reason : new Refusal('broken-form', text.notAForm);
  } finally {
    await Promise.allSettled(writes);
  }
  if (writes.length === 0) throw new Refusal('no-file', text.noFile);
  return Promise.all(writes);
}

function openParser(request: Request) {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      // browsers send file names as UTF-8 (RFC 7578 5.1), but busboy expects latin1
      defParamCharset: 'utf8',
      limits: { fileSize: largestFile, files: mostFiles, fields: 20, fieldSize: megabyte },
    });
  } catch {
    throw new Refusal('broken-form', text.notAForm);
  }
}

/** Reads past a file: the body must be read to its end; the parser reports where it breaks off. */
function skip(stream: Readable): void {
  stream.on('error', () => {}).resume();
}

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  { info, ...place }: Place & { info: FileInfo },
): Promise<ReceivedFile> {
  const originalName = tidyName(info.filename);
  const received = await storeReceived(stream, { originalName, ...place });
  if (stream.truncated) throw fileTooLarge(originalName);
  return received;
}

export const fileTooLarge = (name: string) =>
  new Refusal('file-too-large', text.tooLarge(name, mostMegabytes));

/** Makes a name for display only: no folders or control characters, at most 200 characters. */
export function tidyName(name = ''): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200) || text.unnamed;
}

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Leaves the reader open, so a caller who stops early may read on. */
export async function* chunksOf(reader: BodyReader): AsyncGenerator<Uint8Array> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Reads on, because clients often read the answer only after sending all. Too much or too slow data ends the connection afterwards. */
async function discard(reader: BodyReader): Promise<void> {
  const isOver = new AbortController();
  const limit = sleep(mostMilliseconds, undefined, { signal: isOver.signal });
  await Promise.allSettled([Promise.race([readOn(reader), limit])]);
  isOver.abort();
}

async function readOn(reader: BodyReader): Promise<void> {
  let bytes = 0;
  for await (const chunk of chunksOf(reader)) {
    bytes += chunk.length;
    if (bytes > mostBytes) return;
  }
}

const mostBytes = 64 * megabyte;
const mostMilliseconds = 30_000;

interface Named {
  originalName: string;
}

export interface ReceivedPicture extends Named {
  format: Format;
  path: string;
  /** SHA-256 of the received bytes, in hex. */
  contentHash: string;
  /** Of a picture of the library: what of it is stored, and what is known of that. */
  cut?: Cut;
  kept?: Partial<MediaRow>;
}

export interface ForeignFile extends Named {
  format?: undefined;
  foreign: ForeignKind;
}

export type ReceivedFile = ReceivedPicture | ForeignFile;

/** Stores a picture, and no other file. Never holds a whole one in memory. */
export async function storeReceived(
  stream: AsyncIterable<Buffer>,
  { originalName, folder, count }: Place & Named,
): Promise<ReceivedFile> {
  const chunks = stream[Symbol.asyncIterator]();
  // nothing may be awaited before this: errors of the stream have no listener until its first chunk is read
  const head = await readHead(chunks);
  const { format, foreign } = detectFormat(head);
  if (!format) {
    await readToEnd(chunks);
    return { originalName, foreign };
  }
  const path = join(folder, createFileName('part'));
  const hash = createHash('sha256');
  async function* whole() {
    for await (const chunk of follow(head, chunks)) {
      await count?.(chunk.length);
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(whole, createWriteStream(path));
  return { originalName, format, path, contentHash: hash.digest('hex') };
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
