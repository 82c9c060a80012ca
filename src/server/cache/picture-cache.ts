import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { matchesETag } from '#/media/files/serve-files.server.ts';
import type { Library } from '#/media/library.server.ts';
import { findFileName } from '#/media/library-picture.ts';
import { type EncodedResponse, prepareResponse } from './encoded-response.ts';

interface CachedPicture {
  /** The generation of the content when visitors were last known to be allowed to have it. */
  generation: number;
  etag: string;
  whole: EncodedResponse;
  notModified: EncodedResponse;
}

/** Sizes in bytes. The first is more than any copy for phones has; larger ones are read from where they are, piece by piece. */
const mostOfOne = 128 * 1024;
const mostOfAll = 32 * 1024 * 1024;

/** Pictures of the library that were asked for last, so that a crowd in front of one page opens each file once. */
export class PictureCache {
  readonly #cached = new LRUCache<string, CachedPicture>({
    maxSize: mostOfAll,
    sizeCalculation: ({ whole }) => 1 + (whole.body?.length ?? 0),
  });

  /** @param generation of the content now: after a change the app looks whether the picture is still shown */
  find(url: string, headers: IncomingHttpHeaders, generation: number): EncodedResponse | undefined {
    const cached = this.#cached.get(url);
    if (cached?.generation !== generation || headers.range !== undefined) return undefined;
    return matchesETag(headers['if-none-match'], cached.etag) ? cached.notModified : cached.whole;
  }

  /** @param headers with an ETag and the content's length, as the app sends them */
  add(
    url: string,
    {
      headers,
      bytes,
      generation,
    }: { headers: Record<string, string>; bytes: Buffer<ArrayBuffer>; generation: number },
  ): void {
    const { 'content-length': _length, ...others } = headers;
    const { 'content-type': _type, ...ofUnchanged } = others;
    this.#cached.set(url, {
      generation,
      etag: headers.etag ?? '',
      whole: prepareResponse({ status: 200, headers: others }, bytes),
      notModified: prepareResponse({ status: 304, headers: ofUnchanged }, null),
    });
  }
}

/** Keeps what the app has found in the library and visitors may have. Its answers have all their headers by then. */
export function cachePictures({
  pictureCache,
  library,
  pageCache,
}: {
  pictureCache: PictureCache;
  library: Library;
  pageCache: { readonly generation: number };
}): MiddlewareHandler {
  return async function cachePicture(c, next) {
    const { generation } = pageCache;
    await next();
    const { status, headers } = c.res;
    const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (c.req.method !== 'GET' || status !== 200 || length > mostOfOne) return;
    // the app has read it by now, unless the database hangs
    const known = await Promise.race([library.read(), nextTurn()]);
    if (!known?.isShown(findFileName(c.req.path) ?? '')) return;
    const bytes = Buffer.from(await c.res.arrayBuffer());
    if (bytes.length !== length)
      throw new Error(`${c.req.path} broke off after ${bytes.length} of ${length} bytes`);
    pictureCache.add(c.req.path, { headers: Object.fromEntries(headers), bytes, generation });
    c.res = undefined;
    c.res = new Response(bytes, { status, headers });
  };
}
