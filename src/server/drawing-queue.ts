import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** More at once would only share the same processor, and each takes memory of its own. */
const mostAtOnce = 4;
const mostWaiting = 1000;

/** Begins the work now, or when those before it are done. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * What visitors ask for and is not kept is looked up and drawn a few at a time, whatever they ask for; who comes when the
 * queue is full is asked to come again. Between two of them Node answers who asks for cached pages: SQLite answers at once,
 * so without that a whole queue would come before them.
 * @throws {Refusal} 503 when the queue is full
 */
export function openDrawingQueue(): Queue {
  const limit = pLimit(mostAtOnce);
  return async (work) => {
    if (limit.pendingCount >= mostWaiting) throw unavailable(errorText.tooBusy);
    return limit(async () => {
      await nextTurn();
      return work();
    });
  };
}
