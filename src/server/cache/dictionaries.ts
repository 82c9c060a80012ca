import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { CachedAnswer } from './cached-answer.ts';
import { codedForm, type Form } from './sent-form.ts';

const megabyte = 1024 * 1024;
const mostPages = 32 * megabyte;
const mostMade = 8 * megabyte;
/** One takes 10 to 30 ms; behind more, the larger answer is there sooner. */
const mostWaiting = 5;
const level = 19;

/** A frame of 32 bytes to skip, in which the hash of the dictionary stands (RFC 9842 section 5). */
const frame = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/**
 * Pages that visitors have, and other pages as the difference to one of them: frame and rules are not sent twice.
 * `available` is the header of that name, a hash in base64 between colons. Bounded in memory, one at a time.
 */
export class Dictionaries {
  readonly #pages = new LRUCache<string, Buffer>({
    maxSize: mostPages,
    sizeCalculation: ({ length }) => length,
  });
  readonly #made = new LRUCache<string, Form>({
    maxSize: mostMade,
    sizeCalculation: ({ body }) => body?.length ?? 1,
  });
  readonly #making = new Map<string, Promise<Form>>();
  readonly #inTurn = pLimit(1);

  add(page: Buffer): void {
    this.#pages.set(`:${createHash('sha256').update(page).digest('base64')}:`, page);
  }

  has = (available: string): boolean => this.#pages.has(available);

  find = (available: string, { etag }: CachedAnswer): Form | undefined =>
    this.#made.get(`${available} ${etag}`);

  /** Undefined when the dictionary is unknown, or too many wait. */
  async make(available: string, answer: CachedAnswer): Promise<Form | undefined> {
    const key = `${available} ${answer.etag}`;
    const present = this.#made.get(key) ?? this.#making.get(key);
    const dictionary = this.#pages.get(available);
    if (present || !dictionary || this.#inTurn.pendingCount >= mostWaiting) return present;
    const making = this.#inTurn(async () => {
      const made = codedForm(answer.plain, { body: await differ(answer.bytes, dictionary), coding: 'dcz' });
      this.#made.set(key, made);
      return made;
    }).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}

async function differ(page: Buffer, dictionary: Buffer): Promise<Buffer<ArrayBuffer>> {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  const body = await promisify(zstdCompress)(page, { dictionary, params });
  return Buffer.concat([frame, createHash('sha256').update(dictionary).digest(), body]);
}
