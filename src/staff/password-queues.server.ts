import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { comeLater } from '#/http/errors.ts';
import { signInLimitsText as text } from '#/i18n/tr/sign-in-limits.ts';

export interface PasswordQueue {
  /** Runs work that computes a password hash. @throws {Refusal} 429 at once when too many wait already */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Asks whether one more may wait. @throws {Refusal} 429 when too many do already */
  assertRoom(): void;
  /** How many wait for their turn. */
  waiting(): number;
}

export interface PasswordQueues {
  /** Sign-ins on browsers that we do not know. */
  strangers: PasswordQueue;
  /** People who are signed in or have been on this browser: strangers never make them wait. */
  staff: PasswordQueue;
}

/**
 * Most strangers who may wait. At some 20 ms for a hash and twice that for the pause, the last of sixty strangers
 * waits four seconds.
 */
export const mostStrangers = 60;
const mostStaff = 100;
/** Milliseconds that anybody waits. */
const longestWait = 4000;
const longestPause = 200;
const retryAfterSeconds = 5;

/**
 * Opens both queues. A hash occupies a core, 19 MiB and one of the four threads that also read files and compress pages.
 * So each queue computes one at a time. After each hash of a stranger the core is free for twice as long,
 * which keeps pages fast while many sign in (`npm run test:faults -- sign-in-crowd`).
 */
export const openPasswordQueues = (): PasswordQueues => ({
  strangers: openQueue({ most: mostStrangers, pauseShare: 2 }),
  staff: openQueue({ most: mostStaff, pauseShare: 0 }),
});

/** @param pauseShare length of the pause after each hash, as a multiple of the time it took */
function openQueue({ most, pauseShare }: { most: number; pauseShare: number }): PasswordQueue {
  const limit = pLimit(1);
  const refuseWhen = (isTooMuch: boolean) => {
    if (isTooMuch) throw comeLater('sign-in-busy', text.signInBusy, { retryAfterSeconds });
  };
  const assertRoom = () => refuseWhen(limit.pendingCount >= most);

  /** Gives the result before the pause. */
  function runThenPause<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    void limit(async () => {
      const began = performance.now();
      await work().then(resolve, reject);
      // a slow database may have taken the time, and a pause does not help it
      await sleep(Math.min((performance.now() - began) * pauseShare, longestPause));
    });
    return promise;
  }

  return {
    assertRoom,
    waiting: () => limit.pendingCount,
    async run(work) {
      assertRoom();
      const came = performance.now();
      return runThenPause(async () => {
        // those before may have waited in vain for a database that does not answer
        refuseWhen(performance.now() - came > longestWait);
        return work();
      });
    },
  };
}
