import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { VisitRate } from './visit-rate.ts';

/** A public answer that depends on nothing but its key and the content: no cookie, no nonce. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Kept {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer<ArrayBuffer>;
  brotli: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
  hits: number;
}

interface Entry {
  generation: number;
  rendering: Promise<Kept>;
  /** The last good answer: served on while the database cannot be reached. */
  lastGood: Kept | undefined;
}

const mostEntries = 500;
const quick = 5;
const thorough = 11;

/**
 * Keeps whole public answers, pages and JSON, with their compressed bodies until content changes. Visitors who
 * arrive together share one rendering; a rendering begun before a change is never served to who comes after it.
 */
export class PageCache {
  readonly visits = new VisitRate();
  readonly #entries = new Map<string, Entry>();
  #generation = 0;
  #compressing = Promise.resolve();

  /** Content has changed: the next visit of each page renders it anew. */
  clear(): void {
    this.#generation += 1;
  }

  /** @throws whatever `render` throws, when there is no last good answer to give instead */
  async respond(request: Request, key: string, render: () => Promise<Rendered>): Promise<Response> {
    this.visits.note();
    const entry = this.#current(key) ?? this.#start(key, render);
    const kept = await entry.rendering;
    kept.hits += 1;
    if (kept.hits === 2) this.#compressBetter(entry, kept);
    return answer(request, kept);
  }

  /**
   * A fifth smaller but 50 times dearer, so only for a page that is asked for again, off the request, and one page at a
   * time: more would take all threads, and the memory that each of them needs, when content changes before a crowd.
   */
  #compressBetter(entry: Entry, kept: Kept): void {
    this.#compressing = this.#compressing.then(async () => {
      if (entry.generation !== this.#generation) return;
      kept.brotli = await compress(kept.plain, thorough);
    });
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    return entry?.generation === this.#generation ? entry : undefined;
  }

  #start(key: string, render: () => Promise<Rendered>): Entry {
    const lastGood = this.#entries.get(key)?.lastGood;
    const entry: Entry = {
      generation: this.#generation,
      lastGood,
      rendering: this.#render(render, lastGood),
    };
    this.#makeRoom();
    this.#entries.set(key, entry);
    entry.rendering.then(
      (kept) => this.#settle(key, { entry, kept }),
      () => this.#forget(key, entry),
    );
    return entry;
  }

  async #render(render: () => Promise<Rendered>, lastGood: Kept | undefined): Promise<Kept> {
    try {
      const rendered = await render();
      return rendered.status >= 500 && lastGood ? lastGood : await keep(rendered);
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }

  /** Only good answers stay; a made-up address or a fault must neither fill the cache nor outlive itself. */
  #settle(key: string, { entry, kept }: { entry: Entry; kept: Kept }) {
    if (kept === entry.lastGood) this.#entries.set(key, { ...entry, generation: -1 });
    else if (kept.status === 200 || key.startsWith('404 ')) entry.lastGood = kept;
    else this.#forget(key, entry);
  }

  #forget(key: string, entry: Entry) {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #makeRoom() {
    if (this.#entries.size < mostEntries) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}

async function keep({ status, headers, body }: Rendered): Promise<Kept> {
  const plain = Buffer.from(body);
  const [brotli, gzipped] = await Promise.all([compress(plain, quick), promisify(gzip)(plain)]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const all = { 'cache-control': 'no-cache', ...headers, etag, vary: 'accept-encoding' };
  return { status, headers: all, etag, plain, brotli, gzip: gzipped as Buffer<ArrayBuffer>, hits: 0 };
}

async function compress(body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return (await promisify(brotliCompress)(body, { params })) as Buffer<ArrayBuffer>;
}

function answer(request: Request, { status, headers, etag, plain, brotli, gzip: gzipped }: Kept): Response {
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (accepts(accepted, 'br')) return coded(brotli, { status, headers, coding: 'br' });
  if (accepts(accepted, 'gzip')) return coded(gzipped, { status, headers, coding: 'gzip' });
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
