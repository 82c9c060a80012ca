import { within } from '#/db/within.ts';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { AnswerForms, compressOnce, type Wish, wishOf } from './answer-forms.ts';
import {
  type CachedAnswer,
  compressBetter,
  isSame,
  isSettled,
  passOn,
  type Rendered,
  toCachedAnswer,
} from './cached-answer.ts';
import { type DrawingQueue, openDrawingQueue } from './drawing-queue.ts';
import { type AnswerKey, PageStore } from './page-store.ts';
import type { Seen } from './seen.ts';
import type { Form } from './sent-form.ts';

type Answer = Form | CachedAnswer;

/** @param seen what the last good answer was drawn from; `unchanged` says that it would be drawn alike now */
export type Render = (seen?: Seen) => Promise<Rendered | typeof unchanged>;

export const unchanged = Symbol('unchanged');

/** In ms: after this a visitor gets the last good answer or, without one, a 503. */
const longestWait = { withLastGood: 1000, without: 7000 };

interface Drawing {
  generation: number;
  /** Fails with 503 when it takes too long; what comes later is kept all the same. */
  answer: Promise<Answer>;
}

/** Visitors who arrive together share one drawing, but never one that began before a change of content. */
export class PageCache {
  readonly #store = new PageStore();
  readonly #forms = new AnswerForms();
  readonly #drawings = new Map<string, Drawing>();
  readonly #queue: DrawingQueue;
  #generation = 0;
  /** Answers of an earlier generation are drawn again whatever they show. */
  #drawnSince = 0;
  #compressing = Promise.resolve();

  constructor(queue = openDrawingQueue()) {
    this.#queue = queue;
  }

  /** Rises with each change of content. */
  get generation(): number {
    return this.#generation;
  }

  /** After a change of content: what shows something else is drawn again when it is asked for. */
  renew(): void {
    this.#generation += 1;
  }

  /** Everything is drawn again. */
  clear(): void {
    this.#generation += 1;
    this.#drawnSince = this.#generation;
  }

  /** In ms; for how long the oldest answer is sent that could not be drawn again. Undefined when there is none. */
  get overdueFor(): number | undefined {
    const since = this.#store.all().flatMap(({ overdueSince }) => overdueSince ?? []);
    return since.length > 0 ? performance.now() - Math.min(...since) : undefined;
  }

  /** What can be sent without drawing or making anything. @param key without a query string, the path */
  findAtOnce(key: string, wish: Wish): Form | undefined {
    const cached = this.#store.findAny(key);
    return cached && this.#isFresh(cached) ? this.#forms.find(cached, wish) : undefined;
  }

  /** Undefined when the answer is not being drawn again. Never fails: a visitor who has waited looks again. */
  findRenewal(key: string): Promise<unknown> | undefined {
    if (!this.#store.findAny(key)) return undefined;
    return this.#findDrawing(key)?.answer.catch(() => {});
  }

  /** @throws what `render` throws, or 503 when it is slow or the queue full; never if there is a last good answer */
  async respond(request: Request, asked: AnswerKey, render: Render): Promise<Response> {
    const cached = this.#store.find(asked);
    if (cached && this.#isFresh(cached)) return this.#send(request, cached);
    const { answer } =
      this.#findDrawing(asked.key) ?? this.#startDrawing(asked, { render, lastGood: cached });
    return this.#send(request, await (cached ? answer.catch(() => cached) : answer));
  }

  /** For answers with too many variants to cache. */
  async respondUncached(request: Request, render: () => Promise<Rendered>): Promise<Response> {
    return this.#sendOnce(request, await this.#queue(render));
  }

  /** For what takes long and anybody may ask for: after all pages, and not for a client that has gone. */
  async respondLast(request: Request, render: () => Promise<Rendered>): Promise<Response> {
    return this.#sendOnce(request, await this.#queue.search(render, request.signal));
  }

  async #sendOnce(request: Request, rendered: Rendered): Promise<Response> {
    const form = passOn(rendered);
    return this.#send(request, await compressOnce(form, wishOf(Object.fromEntries(request.headers))));
  }

  #isFresh(cached: CachedAnswer): boolean {
    if (cached.generation !== this.#generation) return false;
    this.#compressOnce(cached);
    return true;
  }

  async #send({ headers }: Request, answer: Answer): Promise<Response> {
    const wish = wishOf(Object.fromEntries(headers));
    const form = 'etag' in answer ? await this.#forms.findOrMake(answer, wish) : answer;
    return new Response(form.body, form);
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
    const milliseconds = made.lastGood ? longestWait.withLastGood : longestWait.without;
    const answer = within(drawn, { milliseconds, timeoutError: () => unavailable(errorText.tooBusy) });
    const drawing: Drawing = { generation, answer };
    // waiting visitors get the failure; if none waits any more, Node would report it as unhandled
    answer.catch(() => {});
    this.#drawings.set(asked.key, drawing);
    return drawing;
  }

  /** Caches good answers only: made-up addresses must not fill the cache, and faults must not stay in it. */
  async #draw(
    asked: AnswerKey,
    made: { render: Render; lastGood?: CachedAnswer; generation: number },
  ): Promise<Answer> {
    const { lastGood, generation } = made;
    try {
      const isComparable = lastGood !== undefined && lastGood.generation >= this.#drawnSince;
      const rendered = await made.render(isComparable ? lastGood.seen : undefined);
      if (lastGood && (rendered === unchanged || isSame(lastGood, rendered)))
        return keepOn(lastGood, { generation, rendered });
      if (rendered === unchanged) throw new Error('nothing to compare with was given');
      const isGood = rendered.isCacheable ?? rendered.status === 200;
      if (isGood) return await this.#put(asked, { rendered, generation });
      if (rendered.status >= 500 && lastGood) return sendOn(lastGood);
      this.#store.drop(asked);
      return passOn(rendered);
    } catch (error) {
      if (lastGood) return sendOn(lastGood);
      throw error;
    }
  }

  async #put(
    asked: AnswerKey,
    { rendered, generation }: { rendered: Rendered; generation: number },
  ): Promise<CachedAnswer> {
    const cached = await toCachedAnswer(rendered, { generation, last: this.#store.find(asked) });
    this.#store.put(asked, cached);
    this.#forms.note(cached);
    return cached;
  }

  /** One page at a time, from its second visit on: more at once would take all threads and much memory. */
  #compressOnce(cached: CachedAnswer): void {
    if (cached.isCompressing || !isSettled(cached)) return;
    cached.isCompressing = true;
    this.#compressing = this.#compressing.then(async () => {
      // a failure leaves the quick compression, and one that is to be drawn again is not worth it
      if (cached.generation === this.#generation) await compressBetter(cached).catch(() => {});
      else cached.isCompressing = false;
    });
  }
}

/** The same answer for a later content, with its compressions. */
function keepOn(
  cached: CachedAnswer,
  { generation, rendered }: { generation: number; rendered: Rendered | typeof unchanged },
): CachedAnswer {
  // a drawing that took long must not make it older
  cached.generation = Math.max(cached.generation, generation);
  if (rendered !== unchanged) cached.seen = rendered.seen;
  cached.overdueSince = undefined;
  return cached;
}

/** The last good answer in place of one that could not be drawn. */
function sendOn(lastGood: CachedAnswer): CachedAnswer {
  lastGood.overdueSince ??= performance.now();
  return lastGood;
}
