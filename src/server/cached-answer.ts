import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A public answer that depends on nothing but its key and the content: no cookie, no nonce. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Left out, only an answer with status 200 is cached. */
  isCacheable?: boolean;
}

/** An answer ready to be sent again and again; one that is not kept is neither compressed nor tagged. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  plain: Buffer<ArrayBuffer>;
  etag?: string;
  brotli?: Buffer<ArrayBuffer>;
  gzip?: Buffer<ArrayBuffer>;
}

export interface CachedAnswer extends Required<Answer> {
  /** The state of the content it was drawn from. */
  generation: number;
  hits: number;
}

const quick = 5;
const thorough = 11;

export const passOn = ({ status, headers, body }: Rendered): Answer => ({
  status,
  headers: { 'cache-control': 'no-cache', ...headers },
  plain: Buffer.from(body),
});

export async function toCachedAnswer(rendered: Rendered, generation: number): Promise<CachedAnswer> {
  const { status, headers, plain } = passOn(rendered);
  const [brotli, gzipped] = await Promise.all([compress(plain, quick), promisify(gzip)(plain)]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  return { status, headers: all, etag, plain, brotli, gzip: gzipped, generation, hits: 0 };
}

/** A fifth smaller, and 50 times dearer. */
export async function compressBetter(cached: CachedAnswer): Promise<void> {
  cached.brotli = await compress(cached.plain, thorough);
}

/** Bytes that it takes in memory, nearly. */
export const sizeOfAnswer = ({ plain, brotli, gzip: gzipped }: CachedAnswer) =>
  plain.length + brotli.length + gzipped.length;

async function compress(body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** The answer in the coding that the visitor takes, or that they have it already (RFC 9110, 12.5.3 and 13.1.2). */
export function respondWith(request: Request, answer: Answer): Response {
  const { status, headers, etag, plain, brotli, gzip: gzipped } = answer;
  if (etag && request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (brotli && accepts(accepted, 'br')) return coded(brotli, { status, headers, coding: 'br' });
  if (gzipped && accepts(accepted, 'gzip')) return coded(gzipped, { status, headers, coding: 'gzip' });
  return new Response(plain, { status, headers });
}

/** True when the coding is named and not refused with q=0 (RFC 9110 12.5.3). */
function accepts(accepted: string, coding: string): boolean {
  return accepted.includes(coding) && !new RegExp(`${coding}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(accepted);
}

function coded(
  body: Buffer<ArrayBuffer>,
  { status, headers, coding }: { status: number; headers: Record<string, string>; coding: string },
): Response {
  return new Response(body, { status, headers: { ...headers, 'content-encoding': coding } });
}
