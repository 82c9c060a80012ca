import { withTimeout } from '#/db/connection.ts';
import { type ContentPart, contentParts } from '#/db/content-version.ts';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { AnswerEncodings, compressOnce, readAcceptedEncodings } from './answer-encodings.ts';
import {
  type Answer,
  type CachedAnswer,
  isSame,
  keepOn,
  openThoroughCompression,
  passOn,
  type Render,
  type Rendered,
  sendOn,
  toCachedAnswer,
} from './cached-answer.ts';
import { type DrawingQueue, longestWait, openDrawingQueue } from './drawing-queue.ts';
import type { Bytes, EncodedResponse } from './encoded-response.ts';
import { type KeptPages, openRecall, type Recall } from './kept-pages.ts';
import { countRead, PageReads, type ReadBy } from './page-reads.ts';
import { type AnswerKey, PageStore } from './page-store.ts';

interface Drawing {
  generation: number;
  /** Fails with 503 when it takes too long; what comes later is kept all the same. */
  answer: Promise<Answer>;
}

/** Draws each page once for all visitors who arrive together, but gives none a drawing that began before a change of content. */
export class PageCache {
  readonly reads = new PageReads();
  readonly #store: PageStore;
  readonly #encodings = new AnswerEncodings();
  readonly #drawings = new Map<string, Drawing>();
  readonly #queue: DrawingQueue;
  readonly #kept: KeptPages | undefined;
  readonly #recall: Recall;
  #generation = 0;
  /** The generation of the last change of each part. */
  readonly #changes = new Map<string, number>(contentParts.map((part) => [part, 0]));
  /** A generation; answers of an earlier one are drawn again whatever they show. */
  #drawnSince = 0;
  /** Compresses a page well from its second visit on. */
  readonly #compressSoon = openThoroughCompression(({ generation }) => generation === this.#generation);

  /** @param kept the last good answers on disk, for when there is none in memory */
  constructor(queue = openDrawingQueue(), kept?: KeptPages) {
    this.#queue = queue;
    this.#kept = kept;
    this.#store = new PageStore((key) => kept?.drop(key));
    this.#recall = openRecall(kept, this.#store, this.reads);
  }

  /** Rises with each change of content. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Follows a change of content. Pages that it may have touched are looked at when they are next asked for, the others sent on.
   * @param isChanged whether something of this part was written; without it, anything may have been
   */
  renew(isChanged: (part: ContentPart) => boolean = () => true): void {
    this.#generation += 1;
    for (const part of contentParts) if (isChanged(part)) this.#changes.set(part, this.#generation);
    const now = this.#kept?.stamp() ?? 0;
    for (const [asked, cached] of this.#store.entries()) {
      if (!cached.dependencies || this.changedAt(cached.dependencies.parts) > cached.generation) continue;
      cached.generation = this.#generation;
      this.#keep(asked, cached, now);
    }
  }

  /** Lets everything be drawn again. */
  clear(): void {
    this.#generation += 1;
    this.#drawnSince = this.#generation;
  }

  /** The generation since which these are the same: the present one for a table that the database does not count the changes of. */
  changedAt = (parts: ReadonlySet<string>): number =>
    Math.max(this.#drawnSince, ...Array.from(parts, (part) => this.#changes.get(part) ?? this.#generation));

  /** Milliseconds for which the oldest answer is sent that could not be drawn again. Undefined when there is none. */
  overdueFor = (): number | undefined => this.#store.overdueFor();

  /** Finds what can be sent without drawing or making anything, and counts it as read. @param key without a query string, the path */
  findAtOnce(key: string, by: ReadBy): EncodedResponse | undefined {
    const cached = this.#store.findAny(key);
    if (!cached || !this.#isFresh(cached)) return undefined;
    const found = this.#encodings.find(cached, readAcceptedEncodings(by.headers));
    if (found) countRead(cached.reads, by);
    return found;
  }

  /** Tells whether this would be sent without looking at it again. */
  isCurrent = (key: string): boolean => this.#store.findAny(key)?.generation === this.#generation;

  /**
   * Waits until an answer is drawn again that is being drawn, or looks whether it would be drawn alike.
   * @returns undefined when only drawing it tells. Never fails: a visitor who has waited looks again
   */
  findRenewal(key: string): Promise<unknown> | undefined {
    const cached = this.#store.findAny(key);
    if (!cached) return undefined;
    const drawing = this.#findDrawing(key);
    if (drawing) return drawing.answer.catch(() => {});
    if (!this.#isComparable(cached)) return undefined;
    const generation = this.#generation;
    if (cached.look?.generation !== generation) {
      const looked = this.#queue(() => this.#look(this.#store.askedOf(key), cached));
      const isDone = withTimeout(looked, { milliseconds: longestWait.withLastGood }).catch(() => {});
      cached.look = { generation, isDone };
    }
    return cached.look.isDone;
  }

  /** @throws what `render` throws, or 503 when it is slow or the queue full; never if there is a last good answer */
  async respond(request: Request, asked: AnswerKey, render: Render): Promise<Response> {
    const cached = this.#recall.ifGood(asked.key, this.#store.find(asked));
    if (cached && this.#isFresh(cached)) return this.#send(request, cached);
    const { answer } =
      this.#findDrawing(asked.key) ?? this.#startDrawing(asked, { render, lastGood: cached });
    const find = async (error: unknown) =>
      cached ?? (await this.#recall.find(asked.key)) ?? Promise.reject(error);
    return this.#send(request, await answer.catch(find));
  }

  /** Sends the last good answer, for a time without a database. @returns undefined when there is none */
  async respondWithLastGood(request: Request, key: string): Promise<Response | undefined> {
    const lastGood = this.#recall.ifGood(key, this.#store.findAny(key)) ?? (await this.#recall.find(key));
    return lastGood && this.#send(request, lastGood);
  }

  /** Puts on disk again what is current and has gone from there. @param rightAt a stamp of before the last look */
  keepAgain(key: string, rightAt: number): void {
    const cached = this.#store.findAny(key);
    if (cached?.generation === this.#generation) this.#keep(this.#store.askedOf(key), cached, rightAt);
  }

  holds = (key: string): boolean => this.#store.holds(key);
  listKeys = (): string[] => this.#store.listKeys();

  /** Sends an answer with too many variants to cache. @param inTurn when it is drawn */
  async respondUncached(
    request: Request,
    render: () => Promise<Rendered>,
    inTurn: (render: () => Promise<Rendered>) => Promise<Rendered> = this.#queue,
  ): Promise<Response> {
    const accepted = readAcceptedEncodings(Object.fromEntries(request.headers));
    return this.#send(request, await compressOnce(passOn(await inTurn(render)), accepted));
  }

  /** Draws after all pages, and not for a client that has gone, what takes long and anybody may ask for. */
  respondLast = (request: Request, render: () => Promise<Rendered>): Promise<Response> =>
    this.respondUncached(request, render, (work) => this.#queue.search(work, request.signal));

  #isFresh(cached: CachedAnswer): boolean {
    if (cached.generation !== this.#generation) return false;
    this.#compressSoon(cached);
    return true;
  }

  async #send(request: Request, answer: Answer): Promise<Response> {
    if (!('etag' in answer)) return new Response(answer.body, answer);
    const headers = Object.fromEntries(request.headers);
    countRead(answer.reads, { method: request.method, headers });
    const accepted = readAcceptedEncodings(headers);
    const response = this.#recall.addAge(await this.#encodings.findOrMake(answer, accepted), answer);
    return new Response(response.body, response);
  }

  /** Tells whether looking may spare a drawing. */
  #isComparable = ({ dependencies, generation, differsAt }: CachedAnswer): boolean =>
    dependencies?.isCurrent !== undefined && generation >= this.#drawnSince && differsAt !== this.#generation;

  /** Looks whether an answer would be drawn alike; then it is sent on for this content, too. */
  async #look(asked: AnswerKey, cached: CachedAnswer): Promise<boolean> {
    if (!this.#isComparable(cached)) return false;
    const [generation, began] = [this.#generation, this.#kept?.stamp() ?? 0];
    const isCurrent = await cached.dependencies?.isCurrent?.().catch(() => false);
    if (isCurrent) this.#keep(asked, keepOn(cached, generation), began);
    else cached.differsAt = generation;
    return isCurrent === true;
  }

  #findDrawing(key: string): Drawing | undefined {
    const drawing = this.#drawings.get(key);
    return drawing?.generation === this.#generation ? drawing : undefined;
  }

  #startDrawing(asked: AnswerKey, made: { render: Render; lastGood?: CachedAnswer }): Drawing {
    const generation = this.#generation;
    const draw = () => this.#draw(asked, { ...made, generation });
    const drawn = (asked.isLight ? draw() : this.#queue(draw)).finally(() => {
      if (this.#drawings.get(asked.key) === drawing) this.#drawings.delete(asked.key);
    });
    const hasLastGood = made.lastGood !== undefined || this.#kept?.has(asked.key);
    const milliseconds = hasLastGood ? longestWait.withLastGood : longestWait.without;
    const answer = withTimeout(drawn, { milliseconds, timeoutError: () => unavailable(errorText.tooBusy) });
    const drawing: Drawing = { generation, answer };
    // waiting visitors get the failure; if none waits any more, Node would report it as unhandled
    answer.catch(() => {});
    this.#drawings.set(asked.key, drawing);
    return drawing;
  }

  /** Caches good answers only: made-up addresses must not fill the cache, and faults must not stay in it. */
  async #draw(
    asked: AnswerKey,
    { render, lastGood, generation }: { render: Render; lastGood?: CachedAnswer; generation: number },
  ): Promise<Answer> {
    const began = this.#kept?.stamp() ?? 0;
    try {
      if (lastGood && (await this.#look(asked, lastGood))) return lastGood;
      const rendered = await render();
      const bytes = Buffer.from(rendered.body);
      if (lastGood && isSame(lastGood, { ...rendered, bytes })) {
        lastGood.dependencies = rendered.dependencies;
        this.#keep(asked, lastGood, began);
        return keepOn(lastGood, generation);
      }
      const isGood = rendered.isCacheable ?? rendered.status === 200;
      if (isGood) return await this.#put(asked, { rendered, bytes, generation, began });
      if (rendered.status >= 500)
        return sendOn(lastGood) ?? (await this.#recall.find(asked.key)) ?? passOn(rendered, bytes);
      this.#store.drop(asked);
      this.#kept?.drop(asked.key);
      return passOn(rendered, bytes);
    } catch (error) {
      return sendOn(lastGood) ?? Promise.reject(error);
    }
  }

  async #put(
    asked: AnswerKey,
    { rendered, began, ...drawn }: { rendered: Rendered; bytes: Bytes; generation: number; began: number },
  ): Promise<CachedAnswer> {
    const cached = await toCachedAnswer(rendered, { ...drawn, last: this.#store.find(asked) });
    this.#store.put(asked, cached);
    this.#encodings.note(cached);
    this.#keep(asked, cached, began);
    return cached;
  }

  #keep(asked: AnswerKey, cached: CachedAnswer, began: number): void {
    if (this.#store.findAny(asked.key) === cached) this.#kept?.keep(asked, cached, began);
  }
}
