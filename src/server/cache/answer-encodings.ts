import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { matchesETag } from '#/media/files/serve-files.server.ts';
import { addGzip, type CachedAnswer, findGzip, notModified } from './cached-answer.ts';
import {
  type EncodedResponse,
  isDictionary,
  toBrotli,
  toGzip,
  withCdnLifetime,
  withEncoding,
  withHead,
} from './encoded-response.ts';

/** Encodings that a request can take. */
export interface AcceptedEncodings {
  encodings: string;
  etags: string | undefined;
  /** The header `available-dictionary`. */
  dictionary: string | undefined;
  isChromium: boolean;
  /** Whether a CDN asks, as RFC 8586 has it say. */
  isCdn: boolean;
}

export const readAcceptedEncodings = (headers: IncomingHttpHeaders): AcceptedEncodings => ({
  encodings: String(headers['accept-encoding'] ?? ''),
  etags: headers['if-none-match'],
  dictionary: headers['available-dictionary']?.toString(),
  isChromium: headers['sec-ch-ua'] !== undefined,
  isCdn: headers['cdn-loop'] !== undefined,
});

/** Picks the encoding of a cached answer that a visitor takes (RFC 9110 12.5.3 and 13.1.2), and makes the rare ones. */
export class AnswerEncodings {
  readonly #dictionaries = new Dictionaries();

  /** Remembers a page as a dictionary: its visitors have it when they ask for the next one. */
  note({ bytes, plain }: CachedAnswer): void {
    if (isDictionary(plain.headers)) this.#dictionaries.add(bytes);
  }

  /** @returns undefined when it has to be made */
  find(answer: CachedAnswer, accepted: AcceptedEncodings): EncodedResponse | undefined {
    if (matchesETag(accepted.etags, answer.etag)) return withHeadFor(answer.notModified, answer, accepted);
    const { dictionary } = accepted;
    if (dictionary && mayDiffer(answer, accepted) && this.#dictionaries.has(dictionary))
      return withHeadFor(this.#dictionaries.find(dictionary, answer), answer, accepted);
    return withHeadFor(findUsual(answer, accepted), answer, accepted);
  }

  async findOrMake(answer: CachedAnswer, accepted: AcceptedEncodings): Promise<EncodedResponse> {
    const found = this.find(answer, accepted);
    if (found) return found;
    const { dictionary = '' } = accepted;
    const difference = mayDiffer(answer, accepted) && (await this.#dictionaries.make(dictionary, answer));
    return withHeadFor(
      difference || findUsual(answer, accepted) || (await addGzip(answer)),
      answer,
      accepted,
    );
  }
}

/** A size in bytes. A smaller answer fits one packet as it is. */
const worthCompressing = 1024;

/** Compresses an answer that is sent to nobody else, if it is not the one that its header `etag` says the client has. */
export async function compressOnce(
  response: EncodedResponse,
  accepted: AcceptedEncodings,
): Promise<EncodedResponse> {
  const { etag } = response.headers;
  if (etag && matchesETag(accepted.etags, etag)) return notModified(response);
  if (!response.body || response.body.length < worthCompressing) return response;
  const varied = withHead({ ...response, headers: { ...response.headers, vary: 'accept-encoding' } });
  if (accepts(accepted, 'br')) return toBrotli(varied);
  return accepts(accepted, 'gzip') ? toGzip(varied) : varied;
}

/** Tells whether it may be sent as a difference; other answers do not tell caches in `vary` that they depend on what a visitor has. */
const mayDiffer = ({ plain }: CachedAnswer, accepted: AcceptedEncodings): boolean =>
  isDictionary(plain.headers) && accepts(accepted, 'dcz');

function findUsual(answer: CachedAnswer, accepted: AcceptedEncodings): EncodedResponse | undefined {
  if (accepts(accepted, 'br')) return answer.brotli;
  return accepts(accepted, 'gzip') ? findGzip(answer) : answer.plain;
}

/** The head depends on who asks. */
function withHeadFor<Found extends EncodedResponse | undefined>(
  response: Found,
  { dependencies }: CachedAnswer,
  { isChromium, isCdn }: AcceptedEncodings,
): Found {
  const chosen = (isChromium && response?.asDictionary) || response;
  // what has no reading of its own, such as a missing page, is not worth keeping
  return (isCdn && chosen && dependencies?.isCurrent ? withCdnLifetime(chosen) : chosen) as Found;
}

type Coding = 'br' | 'gzip' | 'dcz';

/** Holds the codings of each header. Browsers send a handful of them; what a stranger makes up must not fill the memory. */
const codingsOf = new LRUCache<string, Set<string>>({ max: 100 });
/** A length in characters; a longer header is read each time. */
const longestKept = 200;

export function accepts({ encodings }: AcceptedEncodings, coding: Coding): boolean {
  const known = codingsOf.get(encodings);
  if (known) return known.has(coding);
  const codings = readCodings(encodings);
  if (encodings.length <= longestKept) codingsOf.set(encodings, codings);
  return codings.has(coding);
}

/**
 * Reads the codings in small letters, without those of weight 0 (RFC 9110 12.4.2 and 12.5.3). `*` names none of ours: few
 * send it, and plain bytes suit all.
 */
function readCodings(encodings: string): Set<string> {
  const listed = encodings
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  const taken = listed.filter(
    ([, ...weights]) => !weights.some((weight) => /^q\s*=\s*0(\.0*)?$/.test(weight)),
  );
  return new Set(taken.flatMap(([coding = '']) => coding));
}

const megabyte = 1024 * 1024;
const mostPages = 32 * megabyte;
const mostMade = 8 * megabyte;
/** A number of differences. Each takes 10 to 30 ms; behind more of them, the larger answer is there sooner. */
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
  readonly #made = new LRUCache<string, EncodedResponse>({
    maxSize: mostMade,
    sizeCalculation: ({ body }) => body?.length ?? 1,
  });
  readonly #making = new Map<string, Promise<EncodedResponse>>();
  readonly #inTurn = pLimit(1);

  add(page: Buffer): void {
    this.#pages.set(`:${hash('sha256', page, 'base64')}:`, page);
  }

  has = (available: string): boolean => this.#pages.has(available);

  find = (available: string, { etag }: CachedAnswer): EncodedResponse | undefined =>
    this.#made.get(`${available} ${etag}`);

  /** @returns undefined when the dictionary is unknown, or too many wait */
  async make(available: string, answer: CachedAnswer): Promise<EncodedResponse | undefined> {
    const key = `${available} ${answer.etag}`;
    const present = this.#made.get(key) ?? this.#making.get(key);
    const dictionary = this.#pages.get(available);
    if (present || !dictionary || this.#inTurn.pendingCount >= mostWaiting) return present;
    const making = this.#inTurn(async () => {
      const made = withEncoding(answer.plain, {
        body: await differ(answer.bytes, dictionary),
        coding: 'dcz',
      });
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
  return Buffer.concat([frame, hash('sha256', dictionary, 'buffer'), body]);
}
