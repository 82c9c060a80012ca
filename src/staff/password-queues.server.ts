import pLimit from 'p-limit';
import { tooManyTries } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';

/**
 * Carries out work that computes a password hash when its turn comes.
 * @throws {Refusal} 429 at once when too many wait already
 */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface PasswordQueues {
  /** Those who sign in on a browser that we do not know. */
  strangers: InTurn;
  /** Whoever is signed in already, or has been before on this browser: a crowd of strangers never makes them wait. */
  staff: InTurn;
}

/** At some 20 ms for each, the last one waits well under a second. */
const mostWaiting = 30;
const retryAfterSeconds = 5;

/**
 * A hash occupies a core, 19 MiB and one of the four threads that also read files and compress pages. So each queue
 * computes one at a time: two in all, and at most one for strangers.
 */
export const openPasswordQueues = (): PasswordQueues => ({ strangers: openQueue(), staff: openQueue() });

function openQueue(): InTurn {
  const limit = pLimit(1);
  return async (work) => {
    if (limit.pendingCount >= mostWaiting) throw tooManyTries(text.signInBusy, retryAfterSeconds);
    return limit(work);
  };
}
