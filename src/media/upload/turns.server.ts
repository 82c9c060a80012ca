import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Resolves when an upload may begin. */
export type TakeTurn = () => Promise<void>;

const apart = 500;

/**
 * While visitors come, uploads begin half a second apart: to take one in, however small, delays pages for 2 ms in all, and
 * so fewer than one visit in a hundred meets it (docs/decisions/010). Whoever sends photographs does not notice, as each
 * is worked on for longer than that.
 */
export function openTurns(
  hasVisitors: () => boolean,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): TakeTurn {
  let next = 0;
  return async () => {
    await letVisitorsPass();
    if (!hasVisitors()) return;
    const now = performance.now();
    const begin = Math.max(now, next);
    next = begin + apart;
    if (begin > now) await wait(begin - now);
  };
}

/**
 * Between two steps of an upload: SQLite and small files answer at once, so without this a page that is asked for
 * meanwhile would wait for all of them.
 */
export const letVisitorsPass = () => nextTurn();
