import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import busboy, { type FileInfo } from 'busboy';
import { Refusal } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import { mostMegabytes } from '../schema.ts';
import {
  type CountBytes,
  type OpenFolder,
  type ReceivedFile,
  storeReceived,
} from './received-file.server.ts';

export const megabyte = 1024 * 1024;
const mostFiles = 20;
const fieldName = 'images';

interface Place {
  openFolder: OpenFolder;
  count: CountBytes;
}

/**
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
      limits: { fileSize: mostMegabytes * megabyte, files: mostFiles, fields: 20, fieldSize: megabyte },
    });
  } catch {
    throw new Refusal('broken-form', text.notAForm);
  }
}

/** The body must be read to its end; the parser reports where it breaks off. */
function skip(stream: Readable): void {
  stream.on('error', () => {}).resume();
}

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  { info, ...place }: Place & { info: FileInfo },
): Promise<ReceivedFile> {
  const originalName = tidyName(info.filename);
  const received = await storeReceived(stream, place);
  if (stream.truncated) throw new Refusal('file-too-large', text.tooLarge(originalName, mostMegabytes));
  return { originalName, ...received };
}

/** Tidies a name for display: no folders or control characters, at most 200 characters. */
export function tidyName(name = ''): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200) || text.unnamed;
}

export type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Leaves the reader open, so a caller who stops early may read on. */
export async function* chunksOf(reader: BodyReader): AsyncGenerator<Uint8Array> {
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Clients often read the answer only after sending all. Too much or too slow data ends the connection afterwards. */
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

const mostBytes = 64 * 1024 * 1024;
const mostMilliseconds = 30_000;
