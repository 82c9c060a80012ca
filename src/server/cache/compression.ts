import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Bytes, codedForm, type Form } from './sent-form.ts';

/** 2 % smaller than 5, and hardly slower; 9 takes ten times as long. */
const quick = 8;
/** A tenth smaller than 8, but takes 50 times as long. */
const thorough = 11;

/** In bytes. A page is compressed quickly in a millisecond; a call's answer with a thousand rows would hold up everybody. */
const mostAtOnce = 256 * 1024;

/** Without another thread, which may take thirty times as long to begin while a crowd waits, unless it is too large. */
export const brotliQuickly = async (bytes: Bytes): Promise<Bytes> =>
  bytes.length > mostAtOnce
    ? brotliInThread(bytes, quick)
    : brotliCompressSync(bytes, brotliOptions(bytes, quick));

export const brotliThoroughly = (bytes: Bytes): Promise<Bytes> => brotliInThread(bytes, thorough);

/** Undefined when it is too large to be made at once. */
export const gzipAtOnce = (plain: Form, bytes: Bytes): Form | undefined =>
  bytes.length > mostAtOnce ? undefined : codedForm(plain, { body: gzipSync(bytes), coding: 'gzip' });

export const toGzip = async (plain: Form): Promise<Form> =>
  codedForm(plain, { body: await promisify(gzip)(plain.body ?? nothing), coding: 'gzip' });

export const toBrotli = async (plain: Form): Promise<Form> =>
  codedForm(plain, { body: await brotliInThread(plain.body ?? nothing, quick), coding: 'br' });

const nothing = Buffer.alloc(0);

const brotliInThread = (bytes: Bytes, quality: number): Promise<Bytes> =>
  promisify(brotliCompress)(bytes, brotliOptions(bytes, quality));

const brotliOptions = (bytes: Bytes, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
