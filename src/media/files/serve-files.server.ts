import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { MediaParts } from '../parts.server.ts';
import { findOriginal } from '../store.server.ts';
import {
  type ByteRange,
  cachedForEver,
  findMimetype,
  isFileName,
  type StoredFile,
} from './files-contract.server.ts';

interface ServedParts extends Pick<MediaParts, 'db' | 'files' | 'library'> {
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Serves pictures and their smaller copies, which browsers may cache forever. Hidden ones give 404. */
export function mediaFiles(parts: ServedParts) {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const mimetype = findMimetype(name);
    const found = mimetype && isFileName(name) ? await findShown(parts, name) : undefined;
    // plain text, because browsers would load the 404 page for each missing picture
    if (!mimetype || !found)
      return c.text(text.notThere, 404, { 'cache-control': 'no-store', ...neverAPage });
    return sendFile(c, found, headersOf(name, mimetype));
  });
}

async function findShown(
  { db, files, library, inTurn }: ServedParts,
  name: string,
): Promise<StoredFile | undefined> {
  const { isShown } = await library.readSoon();
  if (isShown(name) ?? (await inTurn(() => isNewlyShown(db, name)))) return files.find(name);
  return undefined;
}

/** Asks for files newer than the last reading: uploads and copies of unused pictures do not change the content version. */
async function isNewlyShown(db: Kysely<Tables>, fileName: string): Promise<boolean> {
  const picture = await findOriginal(db, fileName);
  return picture?.isHidden === 0 && picture.deletedAt === null;
}

const headersOf = (name: string, mimetype: string) => ({
  'content-type': mimetype,
  'cache-control': cachedForEver,
  etag: `"${name}"`,
  'accept-ranges': 'bytes',
  ...neverAPage,
});

const neverAPage = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  // if a browser opens one as a page, it can do nothing there
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** Sends all of a file, a range of it, or 304 (RFC 9110 13 and 14). */
export function sendFile(
  c: Context,
  { size, read }: StoredFile,
  headers: Record<string, string> & { etag: string },
): Response {
  const { etag, ...others } = headers;
  if (matchesETag(c.req.header('if-none-match'), etag)) {
    const { 'content-type': _, ...rest } = headers;
    return c.body(null, 304, rest);
  }
  // a file has one version only, so If-Range matches its tag or nothing
  const condition = c.req.header('if-range');
  const range =
    condition === undefined || condition === etag ? readRange(c.req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  }
  const length = range ? range.end - range.start + 1 : size;
  const all = {
    ...others,
    etag,
    'content-length': String(length),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
  };
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status, all);
  return c.body(Readable.toWeb(read(range)) as ReadableStream, status, all);
}

/** Sends a picture, also one that is hidden or in the bin. @throws {Refusal} 404 when there is no picture, or its file is gone */
export async function sendToStaff(
  { db, files }: Pick<MediaParts, 'db' | 'files'>,
  id: number,
): Promise<Response> {
  const row = await db
    .selectFrom('media')
    .select(['fileName', 'mimetype'])
    .where('id', '=', id)
    .executeTakeFirst();
  const found = row && (await files.find(row.fileName));
  if (!found) throw notFound(mediaDetailsText.notFound);
  return new Response(Readable.toWeb(found.read()) as ReadableStream, {
    headers: {
      'content-type': row.mimetype,
      'content-length': String(found.size),
      'x-content-type-options': 'nosniff',
      // if a browser opens it as a page, it can do nothing there
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

/** Reads a range (RFC 9110 14.1.2). Undefined means the whole file: no header, an unknown one, or several ranges. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Number(last);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Compares weakly, as If-None-Match does: a list of tags, or `*` for any (RFC 9110 13.1.2). */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag));
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
