import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { matchesETag } from '#/media/files/serve-files.server.ts';
import { addGzip, type CachedAnswer, findGzip } from './cached-answer.ts';
import { toBrotli, toGzip } from './compression.ts';
import { isDictionary, withoutSpeculation } from './page-headers.ts';
import { codedForm, type Form, withHead } from './sent-form.ts';

/** What a request says of the answers that it can take. */
export interface Wish {
  accepted: string;
  etags: string | undefined;
  /** The header `available-dictionary`. */
  dictionary: string | undefined;
  isChromium: boolean;
  isSavingData: boolean;
}

export const wishOf = (headers: IncomingHttpHeaders): Wish => ({
  accepted: String(headers['accept-encoding'] ?? ''),
  etags: headers['if-none-match'],
  dictionary: headers['available-dictionary']?.toString(),
  isChromium: headers['sec-ch-ua'] !== undefined,
  isSavingData: headers['save-data'] === 'on',
});

/** Picks the form of a cached answer that a visitor takes (RFC 9110 12.5.3 and 13.1.2), and makes the rare ones. */
export class AnswerForms {
  readonly #dictionaries = new Dictionaries();

  /** Its visitors have it when they ask for the next page. */
  note({ bytes, plain }: CachedAnswer): void {
    if (isDictionary(plain.headers)) this.#dictionaries.add(bytes);
  }

  /** Undefined when it has to be made. */
  find(answer: CachedAnswer, wish: Wish): Form | undefined {
    if (matchesETag(wish.etags, answer.etag)) return headFor(answer.notModified, wish);
    const { dictionary } = wish;
    if (dictionary && mayDiffer(answer, wish) && this.#dictionaries.has(dictionary))
      return headFor(this.#dictionaries.find(dictionary, answer), wish);
    return headFor(usualForm(answer, wish), wish);
  }

  async findOrMake(answer: CachedAnswer, wish: Wish): Promise<Form> {
    const found = this.find(answer, wish);
    if (found) return found;
    const { dictionary = '' } = wish;
    const difference = mayDiffer(answer, wish) && (await this.#dictionaries.make(dictionary, answer));
    return headFor(difference || usualForm(answer, wish) || (await addGzip(answer)), wish);
  }
}

/** In bytes. What is smaller fits one packet as it is. */
const worthCompressing = 1024;

/** For an answer that is sent to nobody else. */
export async function compressOnce(form: Form, wish: Wish): Promise<Form> {
  if (!form.body || form.body.length < worthCompressing) return form;
  const varied = withHead({ ...form, headers: { ...form.headers, vary: 'accept-encoding' } });
  if (accepts(wish, 'br')) return toBrotli(varied);
  return accepts(wish, 'gzip') ? toGzip(varied) : varied;
}

/** The others do not tell caches in `vary` that they depend on what a visitor has. */
const mayDiffer = ({ plain }: CachedAnswer, wish: Wish): boolean =>
  isDictionary(plain.headers) && accepts(wish, 'dcz');

function usualForm(answer: CachedAnswer, wish: Wish): Form | undefined {
  if (accepts(wish, 'br')) return answer.brotli;
  return accepts(wish, 'gzip') ? findGzip(answer) : answer.plain;
}

function headFor<Found extends Form | undefined>(form: Found, { isChromium, isSavingData }: Wish): Found {
  const chosen = (isChromium && form?.asDictionary) || form;
  if (!chosen || !isSavingData) return chosen as Found;
  return withHead({ ...chosen, headers: withoutSpeculation(chosen.headers) }) as Found;
}

type Coding = 'br' | 'gzip' | 'dcz';

/** Browsers send a handful of these headers; what a stranger makes up must not fill the memory. */
const acceptedBy = new LRUCache<string, Set<string>>({ max: 100 });
/** In characters: what is longer is read each time. */
const longestKept = 200;

export function accepts({ accepted }: Wish, coding: Coding): boolean {
  const known = acceptedBy.get(accepted);
  if (known) return known.has(coding);
  const codings = readCodings(accepted);
  if (accepted.length <= longestKept) acceptedBy.set(accepted, codings);
  return codings.has(coding);
}

/** In small letters, without those of weight 0 (RFC 9110 12.4.2 and 12.5.3). `*` names none of ours: few send it, and plain bytes suit all. */
function readCodings(accepted: string): Set<string> {
  const wishes = accepted
    .toLowerCase()
    .split(',')
    .map((wish) => wish.split(';').map((part) => part.trim()));
  const taken = wishes.filter(
    ([, ...weights]) => !weights.some((weight) => /^q\s*=\s*0(\.0*)?$/.test(weight)),
  );
  return new Set(taken.flatMap(([coding = '']) => coding));
}

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
class Dictionaries {
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
