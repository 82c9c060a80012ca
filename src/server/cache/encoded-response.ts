import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { isDictionary, lastingHeaders } from './page-headers.ts';

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

/** A quality of Brotli: 2 % smaller than 5, and hardly slower; 9 takes ten times as long. */
const quick = 8;
/** A quality of Brotli: a tenth smaller than 8, but takes 50 times as long. */
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
