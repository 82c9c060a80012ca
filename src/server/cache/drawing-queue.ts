import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { unavailable } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** More at once would share the same processor, and each takes memory. */
const mostAtOnce = 4;
const mostWaiting = 1000;

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface DrawingQueue extends Queue {
  /** How many drawings wait for their turn. */
  waiting(): number;
}

/** Lets cached pages in before each drawing, as SQLite never yields. @throws {Refusal} 503 when the queue is full */
export function openDrawingQueue(): DrawingQueue {
  const limit = pLimit(mostAtOnce);
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= mostWaiting) throw unavailable(errorText.tooBusy);
    return limit(async () => {
      await nextTurn();
      return work();
    });
  }
  return Object.assign(inTurn, { waiting: () => limit.pendingCount });
}
