import { hash } from 'node:crypto';
import type { Dependencies } from './dependencies.ts';
import {
  type Bytes,
  brotliQuickly,
  brotliThoroughly,
  type EncodedResponse,
  gzipAtOnce,
  type Headers,
  isDictionary,
  prepareResponse,
  toGzip,
  withEncoding,
} from './encoded-response.ts';
import type { ReadCount } from './page-reads.ts';

/** An answer that depends on nothing but its key and the content: no cookie, no nonce. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: string;
  /** Left out, an answer is cached when its status is 200. */
  isCacheable?: boolean;
  /** Left out when nobody noted what it was drawn from. */
  dependencies?: Dependencies;
  /** Undefined for what is no page. */
  reads?: ReadCount | undefined;
}

export type Render = () => Promise<Rendered>;

export interface CachedAnswer {
  generation: number;
  /** Milliseconds of the process's clock. */
  drawnAt: number;
  /** The moment since which it is sent because it could not be drawn again, in ms of the process's clock. */
  overdueSince?: number | undefined;
  /** Tells that it took the place of another that was young. */
  isHurried: boolean;
  /** Tells that the thorough compression is on its way, or done. */
  isCompressing: boolean;
  etag: string;
  dependencies: Dependencies | undefined;
  reads: ReadCount | undefined;
  /** The last look whether it would be drawn alike, which a crowd shares. */
  look?: { generation: number; isDone: Promise<unknown> };
  /** The generation for which it has to be drawn again. */
  differsAt?: number;
  /** The moment when an answer that comes from disk was last known to be right, in ms since 1970. */
  rightAt?: number;
  /** The body without a coding. */
  bytes: Bytes;
  plain: EncodedResponse;
  notModified: EncodedResponse;
  brotli: EncodedResponse;
  /** Left out until somebody asks for it: browsers take Brotli. */
  gzip?: EncodedResponse;
}

export type Answer = EncodedResponse | CachedAnswer;

/** Milliseconds. The thorough compression takes a tenth of a second, too much for a page that changes more often than this. */
const settledAfter = 10_000;

const isSettled = ({ isHurried, drawnAt }: CachedAnswer): boolean =>
  !isHurried || performance.now() - drawnAt >= settledAfter;

export const passOn = ({ status, headers, body }: Rendered, bytes = Buffer.from(body)): EncodedResponse =>
  prepareResponse({ status, headers: { 'cache-control': 'no-cache', ...headers } }, bytes);

/** @param bytes of the body */
export async function toCachedAnswer(
  rendered: Rendered,
  { generation, bytes, last }: { generation: number; bytes: Bytes; last?: CachedAnswer },
): Promise<CachedAnswer> {
  const drawnAt = performance.now();
  const isHurried = last !== undefined && drawnAt - last.drawnAt < settledAfter;
  const etag = etagOf(bytes);
  const { status, headers } = passOn(rendered, bytes);
  const plain = prepareResponse({ status, headers: { ...headers, etag, vary: variesBy(headers) } }, bytes);
  return {
    ...{ generation, drawnAt, isHurried, isCompressing: false },
    ...{ etag, dependencies: rendered.dependencies, reads: rendered.reads, bytes, plain },
    notModified: notModified(plain),
    brotli: withEncoding(plain, {
      body: await compressFirst(plain, { bytes, isNew: last === undefined }),
      coding: 'br',
    }),
  };
}

export const etagOf = (bytes: Buffer | string) => `W/"${hash('sha256', bytes, 'base64url').slice(0, 12)}"`;

const variesBy = (headers: Headers): string =>
  isDictionary(headers) ? 'accept-encoding,available-dictionary,sec-ch-ua' : 'accept-encoding';

/** Tells whether another drawing came to the same bytes under the same headers. */
export const isSame = (
  { plain, bytes }: CachedAnswer,
  { status, headers, bytes: drawn }: Pick<Rendered, 'status' | 'headers'> & { bytes: Bytes },
): boolean =>
  plain.status === status &&
  bytes.equals(drawn) &&
  Object.entries(headers).every(([name, value]) => plain.headers[name] === value);

/** Ten packets (RFC 6928), and what Node adds to our headers: the first line, the date, the connection. */
const firstFlight = 14_600;
const addedByNode = 170;

/** The size in bytes of the longest head. */
const sizeOfHead = ({ head, asDictionary }: EncodedResponse) =>
  (asDictionary?.head ?? head).reduce((size, text) => size + text.length + 2, addedByNode);

/**
 * Compresses quickly. A page that just misses the first flight costs its first visitors a round trip, which takes longer than a better
 * compression. Who has changed a page waits to see it, so there the better one comes a visit later.
 */
async function compressFirst(
  plain: EncodedResponse,
  { bytes, isNew }: { bytes: Bytes; isNew: boolean },
): Promise<Bytes> {
  const brotli = await brotliQuickly(bytes);
  const size = sizeOfHead(plain) + brotli.length;
  const isNear = size > firstFlight && size < 2 * firstFlight;
  return isNear && isNew ? brotliThoroughly(bytes) : brotli;
}

async function compressBetter(cached: CachedAnswer): Promise<void> {
  cached.brotli = withEncoding(cached.plain, { body: await brotliThoroughly(cached.bytes), coding: 'br' });
}

/** @returns undefined when it is too large to be made at once */
export function findGzip(cached: CachedAnswer): EncodedResponse | undefined {
  cached.gzip ??= gzipAtOnce(cached.plain, cached.bytes);
  return cached.gzip;
}

export async function addGzip(cached: CachedAnswer): Promise<EncodedResponse> {
  cached.gzip ??= await toGzip(cached.plain);
  return cached.gzip;
}

export const sizeOfAnswer = ({ bytes, brotli }: CachedAnswer) => bytes.length + (brotli.body?.length ?? 0);

/** Takes the same answer for a later content, with its compressions. */
export function keepOn(cached: CachedAnswer, generation: number): CachedAnswer {
  // a drawing that took long must not make it older
  cached.generation = Math.max(cached.generation, generation);
  cached.rightAt = undefined;
  cached.overdueSince = undefined;
  return cached;
}

/** Takes the last good answer, if there is one, in place of one that could not be drawn. */
export function sendOn(lastGood: CachedAnswer | undefined): CachedAnswer | undefined {
  if (lastGood) lastGood.overdueSince ??= performance.now();
  return lastGood;
}

export function notModified({ headers }: Pick<EncodedResponse, 'headers'>): EncodedResponse {
  const { 'content-length': _none, ...others } = headers;
  return prepareResponse({ status: 304, headers: others }, null);
}

/**
 * Compresses one answer at a time as well as can be: more at once would take all threads and much memory.
 * @param isCurrent false for one that is to be drawn again, which is not worth it
 */
export function openThoroughCompression(isCurrent: (cached: CachedAnswer) => boolean) {
  let compressing = Promise.resolve();
  return function compressSoon(cached: CachedAnswer): void {
    if (cached.isCompressing || !isSettled(cached)) return;
    cached.isCompressing = true;
    compressing = compressing.then(async () => {
      // a failure leaves the quick compression
      if (isCurrent(cached)) await compressBetter(cached).catch(() => {});
      else cached.isCompressing = false;
    });
  };
}
