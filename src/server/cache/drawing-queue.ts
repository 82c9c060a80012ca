import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** Numbers of drawings. More at once would share the same processor, and each takes memory. */
const most = {
  pages: { atOnce: 4, waiting: 1000 },
  /** Searches take 15 ms each, and are found again by nobody else. */
  searches: { atOnce: 1, waiting: 30 },
};

/** Pages that may come before a search, so that a flood of them does not put it off for ever. */
const mostBefore = 1000;

/** Milliseconds, after which a visitor gets the last good answer or, without one, a 503. */
export const longestWait = { withLastGood: 1000, without: 7000 };

export interface DrawingQueue {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Begins when no page waits. @param signal of a client that may go: then nothing is drawn, and its reason is thrown */
  search<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** Counts the pages and searches that wait for their turn. */
  waiting(): number;
}

/** Lets cached pages in before each drawing, as SQLite never yields. @throws {Refusal} 503 when a line is full */
export function openDrawingQueue(): DrawingQueue {
  const [pages, searches] = [pLimit(most.pages.atOnce), pLimit(most.searches.atOnce)];
  let drawn = Promise.withResolvers<void>();

  async function draw<Result>(work: () => Promise<Result>): Promise<Result> {
    if (pages.pendingCount >= most.pages.waiting) throw unavailable(errorText.tooBusy);
    return pages(async () => {
      await nextTurn();
      return work();
    }).finally(() => {
      drawn.resolve();
      drawn = Promise.withResolvers();
    });
  }

  async function search<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (searches.pendingCount >= most.searches.waiting) throw unavailable(errorText.tooBusy);
    return searches(async () => {
      await nextTurn();
      for (let passed = 0; pages.pendingCount > 0 && passed < mostBefore; passed += 1) await drawn.promise;
      signal.throwIfAborted();
      return work();
    });
  }
  return Object.assign(draw, { search, waiting: () => pages.pendingCount + searches.pendingCount });
}
