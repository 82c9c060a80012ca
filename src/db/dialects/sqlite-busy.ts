import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, DatabaseBusy } from '../faults.ts';

const retryEvery = 20;

/**
 * Does `work` as soon as no other process holds the lock that it needs. SQLite's own `busy_timeout` would sleep on the
 * only thread, and every visitor with it; so that is 0 where the server is concerned, and the waiting is done here.
 * @param giveUp in milliseconds of `performance.now()`
 * @throws {DatabaseBusy} when the lock is still held then
 */
export async function retryWhileBusy<T>(work: () => T, giveUp: number): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() >= giveUp)
        throw new DatabaseBusy('another process holds the database', { cause: error });
    }
    await sleep(retryEvery);
  }
}
