import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Headers = Record<string, string>;
export type Bytes = Buffer<ArrayBuffer>;

/** An answer in one encoding, ready to be sent. */
export interface EncodedResponse {
  status: number;
  headers: Headers;
  /** The headers as Node writes them: name, value, name, value. */
  head: string[];
  body: Bytes | null;
  /** The same for browsers that may keep it as a dictionary. */
  asDictionary?: EncodedResponse;
}

export function prepareResponse(
  { status, headers }: Pick<EncodedResponse, 'status' | 'headers'>,
  body: Bytes | null,
): EncodedResponse {
  const sized = body ? { ...headers, 'content-length': String(body.length) } : headers;
  const response = withHead({ status, headers: sized, body });
  if (!isDictionary(headers)) return response;
  return { ...response, asDictionary: withHead({ status, headers: lastingHeaders(sized), body }) };
}

export const withHead = (response: Omit<EncodedResponse, 'head'>): EncodedResponse => ({
  ...response,
  head: Object.entries(response.headers).flat(),
});

export const withEncoding = (
  { status, headers }: EncodedResponse,
  { body, coding }: { body: Bytes; coding: string },
): EncodedResponse => prepareResponse({ status, headers: { ...headers, 'content-encoding': coding } }, body);

/** A quality of Brotli: 1 % larger than 8 on our pages, for three quarters of the time. */
const quick = 5;
/** A quality of Brotli: a tenth smaller than 5, but takes 50 times as long. */
const thorough = 11;

/** A size in bytes. A page is compressed quickly in a millisecond; a call's answer with a thousand rows would hold up everybody. */
const mostAtOnce = 256 * 1024;

/** Compresses on this thread, as another may take thirty times as long to begin while a crowd waits, unless it is too large. */
export const brotliQuickly = async (bytes: Bytes): Promise<Bytes> =>
  bytes.length > mostAtOnce
    ? brotliInThread(bytes, quick)
    : brotliCompressSync(bytes, brotliOptions(bytes, quick));

export const brotliThoroughly = (bytes: Bytes): Promise<Bytes> => brotliInThread(bytes, thorough);

/** @returns undefined when it is too large to be made at once */
export const gzipAtOnce = (plain: EncodedResponse, bytes: Bytes): EncodedResponse | undefined =>
  bytes.length > mostAtOnce ? undefined : withEncoding(plain, { body: gzipSync(bytes), coding: 'gzip' });

export const toGzip = async (plain: EncodedResponse): Promise<EncodedResponse> =>
  withEncoding(plain, { body: await promisify(gzip)(plain.body ?? nothing), coding: 'gzip' });

export const toBrotli = async (plain: EncodedResponse): Promise<EncodedResponse> =>
  withEncoding(plain, { body: await brotliInThread(plain.body ?? nothing, quick), coding: 'br' });

const nothing = Buffer.alloc(0);

const brotliInThread = (bytes: Bytes, quality: number): Promise<Bytes> =>
  promisify(brotliCompress)(bytes, brotliOptions(bytes, quality));

const brotliOptions = (bytes: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

/** Headers by which browsers ask each time whether a page is still the newest. */
const lifetime = { 'cache-control': 'no-cache' };

/** A CDN asks each second, and answers alone for a day when we cannot (RFC 9213). Only a CDN is told. */
const lifetimeInCdn = { 'cdn-cache-control': 'max-age=1, stale-while-revalidate=5, stale-if-error=86400' };

/** A header by which later pages are sent as the difference to this one; never over http, where proxies would break it (RFC 9842 10). */
const dictionary = { 'use-as-dictionary': 'match="/*",match-dest=("document")' };

export const pageLifetime = (siteUrl: string | undefined): Headers => ({
  ...lifetime,
  ...(siteUrl?.startsWith('https:') && dictionary),
});

export const isDictionary = (headers: Headers): boolean => 'use-as-dictionary' in headers;

/**
 * Adds a lifetime for Chromium, which drops a dictionary whose answer may not be used without asking, yet asks for each page
 * that is gone to. Other browsers would show the old page for these ten minutes, so only a request with `sec-ch-ua` is answered so.
 */
const lastingHeaders = (headers: Headers): Headers => ({
  ...headers,
  'cache-control': 'max-age=0,stale-while-revalidate=600',
});

/** Adds what a CDN may do with a page. */
export const withCdnLifetime = (response: EncodedResponse): EncodedResponse =>
  withHead({ ...response, headers: { ...response.headers, ...lifetimeInCdn } });
