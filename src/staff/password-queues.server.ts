import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { comeLater } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';

export interface PasswordQueue {
  /**
   * Carries out work that computes a password hash when its turn comes.
   * @throws {Refusal} 429 at once when too many wait already
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** @throws {Refusal} 429 when too many wait already */
  assertRoom(): void;
}

export interface PasswordQueues {
  /** Those who sign in on a browser that we do not know. */
  strangers: PasswordQueue;
  /** Whoever is signed in already, or has been before on this browser: a crowd of strangers never makes them wait. */
  staff: PasswordQueue;
}

/** So many may wait. At some 20 ms for a hash and twice that for the pause, the last of sixty waits four seconds. */
export const mostStrangers = 60;
const mostStaff = 100;
/** Milliseconds. */
const longestWait = 4000;
const longestPause = 200;
const retryAfterSeconds = 5;

/**
 * A hash occupies a core, 19 MiB and one of the four threads that also read files and compress pages. So each queue
 * computes one at a time: two in all, and at most one for strangers. After each of theirs the core is free for twice as
 * long as it took, so that a crowd at the sign-in hardly slows who reads (`npm run test:faults -- sign-in-crowd`).
 */
export const openPasswordQueues = (): PasswordQueues => ({
  strangers: openQueue({ most: mostStrangers, pauseShare: 2 }),
  staff: openQueue({ most: mostStaff, pauseShare: 0 }),
});

/** @param pauseShare how long nothing is computed after each, as a multiple of the time it took */
function openQueue({ most, pauseShare }: { most: number; pauseShare: number }): PasswordQueue {
  const limit = pLimit(1);
  const refuseWhen = (isTooMuch: boolean) => {
    if (isTooMuch) throw comeLater('sign-in-busy', text.signInBusy, { retryAfterSeconds });
  };
  const assertRoom = () => refuseWhen(limit.pendingCount >= most);

  /** Whoever waits hears of the result before the pause. */
  function runThenPause<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    void limit(async () => {
      const began = performance.now();
      await work().then(resolve, reject);
      // it may have been the database that took long, and a pause does not help it
      await sleep(Math.min((performance.now() - began) * pauseShare, longestPause));
    });
    return promise;
  }

  return {
    assertRoom,
    async run(work) {
      assertRoom();
      const came = performance.now();
      return runThenPause(async () => {
        // each before may have waited in vain for a database that does not answer
        refuseWhen(performance.now() - came > longestWait);
        return work();
      });
    },
  };
}
