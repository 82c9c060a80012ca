import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy, { type FileInfo } from 'busboy';
import { invalid, Refusal, tooLarge, unsupportedFile } from '#/http/errors.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mostMegabytes } from '../schema.ts';
import { type OpenFolder, type ReceivedFile, storeReceived } from './received-file.server.ts';
import { letVisitorsPass } from './turns.server.ts';

export const megabyte = 1024 * 1024;
export const mostFiles = 20;
const fieldName = 'images';

/**
 * Receives the files of a multipart body.
 * @returns the files of the repeated field `images`, in order; the caller removes the folder
 * @throws {Refusal} 415 for another content type, 400 for a broken body or none, 413 for too many or too large files
 */
export async function receiveFiles(request: Request, openFolder: OpenFolder): Promise<ReceivedFile[]> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw unsupportedFile(text.notAForm);
  }
  if (!request.body) throw invalid(text.noFile);
  const writes: Promise<ReceivedFile>[] = [];
  const parser = openParser(request);
  parser.on('file', (name, stream, info) => {
    if (name === fieldName && info.filename) writes.push(receiveFile(stream, { info, openFolder }));
    else stream.resume();
  });
  const limit = new Promise<never>((_, reject) => {
    parser.on('filesLimit', () => reject(tooLarge(text.tooManyFiles(mostFiles))));
  });
  try {
    await Promise.race([pipeline(Readable.fromWeb(request.body as never), parser), limit]);
  } catch (error) {
    throw error instanceof Refusal ? error : invalid(text.notAForm);
  } finally {
    await Promise.allSettled(writes);
    await letVisitorsPass();
  }
  if (writes.length === 0) throw invalid(text.noFile);
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
    throw invalid(text.notAForm);
  }
}

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  { info, openFolder }: { info: FileInfo; openFolder: OpenFolder },
): Promise<ReceivedFile> {
  const originalName = tidyName(info.filename);
  const received = await storeReceived(stream, openFolder);
  if (stream.truncated) throw tooLarge(text.tooLarge(originalName, mostMegabytes));
  return { originalName, ...received };
}

/** A name to show and nothing else: without folders and control characters, at most 200 characters. */
export function tidyName(name = ''): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 200) || text.unnamed;
}
