import { within } from '#/db/within.ts';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import {
  type Answer,
  type CachedAnswer,
  compressBetter,
  passOn,
  type Rendered,
  respondWith,
  toCachedAnswer,
} from './cached-answer.ts';
import { openDrawingQueue, type Queue } from './drawing-queue.ts';
import { type AnswerKey, PageStore } from './page-store.ts';

/** Milliseconds after which a visitor gets the last good answer, and one for whom there is none is asked to come again. */
const longestWait = { withLastGood: 1000, without: 7000 };

interface Drawing {
  generation: number;
  answer: Promise<Answer>;
  startedAt: number;
}

/**
 * Keeps whole public answers, pages and JSON, with their compressed bodies until content changes. Visitors who
 * arrive together share one drawing; a drawing begun before a change is never served to who comes after it. What can be
 * asked for is bounded: few are drawn at once, and only what is there is compressed and cached.
 */
export class PageCache {
  readonly #store = new PageStore();
  readonly #drawings = new Map<string, Drawing>();
  readonly #queue: Queue;
  #generation = 0;
  #compressing = Promise.resolve();

  /** @param queue also for what else must be looked up because visitors ask for it */
  constructor(queue = openDrawingQueue()) {
    this.#queue = queue;
  }

  /** Content has changed: the next visit of each page draws it again. */
  clear(): void {
    this.#generation += 1;
  }

  /**
   * The cached answer, or one that `render` draws. While it fails, or takes long, the last good one stands in.
   * @throws whatever `render` throws, and 503 when it takes too long or too many wait, when there is no last good answer
   */
  async respond(request: Request, asked: AnswerKey, render: () => Promise<Rendered>): Promise<Response> {
    const cached = this.#store.find(asked);
    if (cached?.generation === this.#generation) {
      this.#countHit(cached);
      return respondWith(request, cached);
    }
    const drawing = this.#findDrawing(asked) ?? this.#startDrawing(asked, { render, lastGood: cached });
    return respondWith(request, await waitFor(drawing, cached));
  }

  /** An answer of which there are too many to keep any: drawn each time, and like all others a few at once. */
  async respondUncached(request: Request, render: () => Promise<Rendered>): Promise<Response> {
    return respondWith(request, passOn(await this.#queue(render)));
  }

  #findDrawing({ key }: AnswerKey): Drawing | undefined {
    const drawing = this.#drawings.get(key);
    return drawing?.generation === this.#generation ? drawing : undefined;
  }

  #startDrawing(
    asked: AnswerKey,
    made: { render: () => Promise<Rendered>; lastGood?: CachedAnswer },
  ): Drawing {
    const generation = this.#generation;
    const answer = this.#queue(() => this.#draw(asked, { ...made, generation })).finally(() => {
      if (this.#drawings.get(asked.key) === drawing) this.#drawings.delete(asked.key);
    });
    const drawing: Drawing = { generation, answer, startedAt: performance.now() };
    // whoever waits hears of a failure; nobody may be left waiting
    answer.catch(() => {});
    this.#drawings.set(asked.key, drawing);
    return drawing;
  }

  /** Only good answers are cached; a made-up address or a fault must neither fill the cache nor outlive itself. */
  async #draw(
    asked: AnswerKey,
    made: { render: () => Promise<Rendered>; lastGood?: CachedAnswer; generation: number },
  ): Promise<Answer> {
    const { lastGood, generation } = made;
    try {
      const rendered = await made.render();
      const isGood = rendered.isCacheable ?? rendered.status === 200;
      if (isGood) return await this.#put(asked, { rendered, generation });
      if (rendered.status >= 500 && lastGood) return lastGood;
      this.#store.drop(asked);
      return passOn(rendered);
    } catch (error) {
      if (lastGood) return lastGood;
      throw error;
    }
  }

  async #put(
    asked: AnswerKey,
    { rendered, generation }: { rendered: Rendered; generation: number },
  ): Promise<CachedAnswer> {
    const cached = await toCachedAnswer(rendered, generation);
    this.#store.put(asked, cached);
    return cached;
  }

  /**
   * Dear, so only for a page that is asked for again, off the request, and one page at a time: more would take all threads,
   * and the memory that each of them needs, when content changes before a crowd.
   */
  #countHit(cached: CachedAnswer): void {
    cached.hits += 1;
    if (cached.hits !== 1) return;
    this.#compressing = this.#compressing.then(async () => {
      // it is good enough as it is
      if (cached.generation === this.#generation) await compressBetter(cached).catch(() => {});
    });
  }
}

/** @throws {Refusal} 503 when it takes too long for somebody to whom nothing else can be given */
async function waitFor({ answer, startedAt }: Drawing, lastGood: CachedAnswer | undefined): Promise<Answer> {
  const left = (lastGood ? longestWait.withLastGood : longestWait.without) - (performance.now() - startedAt);
  if (left <= 0) return lastGood ?? Promise.reject(unavailable(errorText.tooBusy));
  const inTime = within(answer, { milliseconds: left, timeoutError: () => unavailable(errorText.tooBusy) });
  return lastGood ? inTime.catch(() => lastGood) : inTime;
}
