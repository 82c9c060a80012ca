import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type FileInfo } from 'busboy';
import { Refusal } from '#/http/errors.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mostMegabytes } from '../schema.ts';
import { chunksOf, discard } from './body.server.ts';
import { type OpenFolder, type ReceivedFile, storeReceived } from './received-file.server.ts';

export const megabyte = 1024 * 1024;
const mostFiles = 20;
const fieldName = 'images';

/**
 * Receives the files of a multipart body, up to the first that is refused.
 * @returns the files of the repeated field `images`, in order; the caller removes the folder
 * @throws {Refusal} 415 for another content type, 400 for a broken body or none, 413 for too many or too large files
 * @throws {Error} what the disk throws when a file cannot be written
 */
export async function receiveFiles(request: Request, openFolder: OpenFolder): Promise<ReceivedFile[]> {
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
    const write = receiveFile(stream, { info, openFolder });
    writes.push(write);
    // at once: a promise that fails while nobody listens to it ends the process
    write.catch((error) => {
      // a stream that has failed says no more than that the body broke off
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
      // browsers send file names as UTF-8 (RFC 7578 5.1); busboy expects latin1 unless told
      defParamCharset: 'utf8',
      limits: { fileSize: mostMegabytes * megabyte, files: mostFiles, fields: 20, fieldSize: megabyte },
    });
  } catch {
    throw new Refusal('broken-form', text.notAForm);
  }
}

/** A file that nobody asked for is read to its end; where the body breaks off is told by the parser. */
function skip(stream: Readable): void {
  stream.on('error', () => {}).resume();
}

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  { info, openFolder }: { info: FileInfo; openFolder: OpenFolder },
): Promise<ReceivedFile> {
  const originalName = tidyName(info.filename);
  const received = await storeReceived(stream, openFolder);
  if (stream.truncated) throw new Refusal('file-too-large', text.tooLarge(originalName, mostMegabytes));
  return { originalName, ...received };
}

/** A name to show and nothing else: without folders and control characters, at most 200 characters. */
export function tidyName(name = ''): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200) || text.unnamed;
}
