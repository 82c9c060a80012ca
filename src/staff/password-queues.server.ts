import pLimit from 'p-limit';
import { tooManyTries } from '#/http/errors.ts';
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

/** So many may wait. At some 20 ms for each, the last of a hundred strangers waits two seconds. */
export const mostStrangers = 100;
const mostStaff = 100;
/** Milliseconds. */
const longestWait = 4000;
const retryAfterSeconds = 5;

/**
 * A hash occupies a core, 19 MiB and one of the four threads that also read files and compress pages. So each queue
 * computes one at a time: two in all, and at most one for strangers.
 */
export const openPasswordQueues = (): PasswordQueues => ({
  strangers: openQueue(mostStrangers),
  staff: openQueue(mostStaff),
});

function openQueue(mostWaiting: number): PasswordQueue {
  const limit = pLimit(1);
  const refuseWhen = (isTooMuch: boolean) => {
    if (isTooMuch) throw tooManyTries(text.signInBusy, retryAfterSeconds);
  };
  const assertRoom = () => refuseWhen(limit.pendingCount >= mostWaiting);
  return {
    assertRoom,
    async run(work) {
      assertRoom();
      const came = performance.now();
      return limit(async () => {
        // each before may have waited in vain for a database that does not answer
        refuseWhen(performance.now() - came > longestWait);
        return work();
      });
    },
  };
}
