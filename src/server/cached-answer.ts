import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Seen } from './seen.ts';

type Headers = Record<string, string>;

/** Depends on nothing but its key and the content: no cookie, no nonce. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: string;
  /** By default only an answer with status 200 is cached. */
  isCacheable?: boolean;
  /** What it was drawn from, when that is known. */
  seen?: Seen;
}

/** One way to send an answer. Its head is built once, in the flat form that Node writes as it is. */
export interface Form {
  status: number;
  headers: Headers;
  head: string[];
  body: Buffer<ArrayBuffer> | null;
}

export interface Answer {
  plain: Form;
}

export interface CachedAnswer extends Answer {
  generation: number;
  hits: number;
  etag: string;
  seen: Seen | undefined;
  notModified: Form;
  brotli: Form;
  /** Made when somebody asks for it: browsers take Brotli. */
  gzip?: Form;
  makingGzip?: Promise<Form>;
}

/** What a request says about the answer it can take. */
export interface Wish {
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
}

const quick = 5;
const thorough = 11;

export const passOn = ({ status, headers, body }: Rendered): Answer => ({
  plain: formOf({ status, headers: { 'cache-control': 'no-cache', ...headers } }, Buffer.from(body)),
});

export async function toCachedAnswer(rendered: Rendered, generation: number): Promise<CachedAnswer> {
  const { status, headers, body } = passOn(rendered).plain;
  const etag = `W/"${createHash('sha256').update(bodyOf(body)).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const plain = formOf({ status, headers: all }, bodyOf(body));
  return {
    generation,
    hits: 0,
    etag,
    seen: rendered.seen,
    plain,
    notModified: formOf({ status: 304, headers: all }, null),
    brotli: coded(plain, { body: await compress(bodyOf(body), quick), coding: 'br' }),
  };
}

/** True when another drawing came to the same bytes under the same headers. */
export const isSame = ({ plain }: CachedAnswer, rendered: Rendered): boolean =>
  plain.status === rendered.status &&
  bodyOf(plain.body).equals(Buffer.from(rendered.body)) &&
  Object.entries(rendered.headers).every(([name, value]) => plain.headers[name] === value);

/** A fifth smaller, but takes 50 times as long. */
export async function compressBetter(cached: CachedAnswer): Promise<void> {
  const body = await compress(bodyOf(cached.plain.body), thorough);
  cached.brotli = coded(cached.plain, { body, coding: 'br' });
}

export const sizeOfAnswer = ({ plain, brotli }: CachedAnswer) =>
  bodyOf(plain.body).length + bodyOf(brotli.body).length;

/** The form of a cached answer that can be sent at once (RFC 9110 12.5.3 and 13.1.2); undefined when it has to be made. */
export function findForm(cached: CachedAnswer, { acceptEncoding, ifNoneMatch }: Wish): Form | undefined {
  if (ifNoneMatch?.includes(cached.etag)) return cached.notModified;
  if (accepts(acceptEncoding, 'br')) return cached.brotli;
  return accepts(acceptEncoding, 'gzip') ? cached.gzip : cached.plain;
}

export async function respondWith(request: Request, answer: Answer | CachedAnswer): Promise<Response> {
  const form = 'etag' in answer ? await formFor(answer, request) : answer.plain;
  const { status, headers, body } = form;
  return new Response(body, { status, headers });
}

function formFor(cached: CachedAnswer, { headers }: Request): Form | Promise<Form> {
  const wish = {
    acceptEncoding: headers.get('accept-encoding') ?? '',
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  };
  return findForm(cached, wish) ?? makeGzip(cached);
}

/** Once, however many ask for it. */
function makeGzip(cached: CachedAnswer): Promise<Form> {
  cached.makingGzip ??= promisify(gzip)(bodyOf(cached.plain.body)).then((body) => {
    cached.gzip = coded(cached.plain, { body, coding: 'gzip' });
    return cached.gzip;
  });
  return cached.makingGzip;
}

function accepts(accepted: string, coding: string): boolean {
  return accepted.includes(coding) && !new RegExp(`${coding}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(accepted);
}

async function compress(body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

const coded = (
  { status, headers }: Form,
  { body, coding }: { body: Buffer<ArrayBuffer>; coding: string },
): Form => formOf({ status, headers: { ...headers, 'content-encoding': coding } }, body);

function formOf(
  { status, headers }: { status: number; headers: Headers },
  body: Buffer<ArrayBuffer> | null,
): Form {
  const sized = body ? { ...headers, 'content-length': String(body.length) } : headers;
  return { status, headers: sized, head: Object.entries(sized).flat(), body };
}

const nothing = Buffer.alloc(0);
const bodyOf = (body: Form['body']) => body ?? nothing;
