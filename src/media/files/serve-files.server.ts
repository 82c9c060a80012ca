import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { isNewlyShown, type Library } from '../library.server.ts';
import type { Files, StoredFile } from './files-contract.server.ts';
import { cachedForEver, findMimetype } from './mimetypes.server.ts';
import { isFileName } from './names.server.ts';
import { matchesETag, readRange } from './range.server.ts';

interface ServedParts {
  db: Kysely<Tables>;
  files: Files;
  library: Library;
  /** Carries out a look-up for whoever asks, a few at once. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * /media/<name>: the pictures themselves and their smaller copies. A name is never used twice, so it is the version, and a
 * browser may keep the file for ever; what was taken off the site is not there.
 */
export function mediaFiles(parts: ServedParts) {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const mimetype = findMimetype(name);
    const found = mimetype && isFileName(name) ? await findShown(parts, name) : undefined;
    // not the page that says so: browsers would fetch it in the place of each picture
    if (!mimetype || !found)
      return c.text(text.notThere, 404, { 'cache-control': 'no-store', ...neverAPage });
    return send(c, found, headersOf(name, mimetype));
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
  // should a browser ever be made to open one as a page, it can do nothing
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** The whole file, the part that was asked for, or that the asker has it already (RFC 9110, 13 and 14). */
function send(
  c: Context,
  { size, read }: StoredFile,
  headers: Record<string, string> & { etag: string },
): Response {
  const { etag, ...others } = headers;
  if (matchesETag(c.req.header('if-none-match'), etag)) {
    const { 'content-type': _, ...rest } = headers;
    return c.body(null, 304, rest);
  }
  // a part of another version is worth nothing, and there is only this one
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
