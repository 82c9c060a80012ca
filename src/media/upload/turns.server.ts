import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when an upload may begin. */
export type TakeTurn = () => Promise<void>;

/**
 * While visitors come, uploads begin one after the other, with a pause before each: to take one in keeps pages waiting
 * for 2 ms in all, and many together for as many times that.
 */
export function openTurns(hasVisitors: () => boolean, pause = () => sleep(25)): TakeTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => (hasVisitors() ? pause() : undefined));
    return last;
  };
}
