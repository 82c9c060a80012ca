import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, DatabaseBusy } from '../faults.ts';

const retryEvery = 20;

/** SQLite's `busy_timeout` would block every visitor. @throws {DatabaseBusy} at `giveUp`, in ms of performance.now() */
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
