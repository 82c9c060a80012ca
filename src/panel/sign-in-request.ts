import { HttpError } from '#/http/request.ts';
import { createStore, useStore } from './store.ts';

// One page asks once, however many saves found the session ended: all of them wait for the same answer.
const waiting = createStore<readonly ((isSignedIn: boolean) => void)[]>([]);

/**
 * Does `work`; when it is refused because the session has ended, asks the person to sign in over what they are doing
 * and does it again.
 * @throws what `work` throws, also when the person would rather not sign in
 */
export async function whileSignedIn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const hasEnded = error instanceof HttpError && error.status === 401;
    if (hasEnded && (await askToSignIn())) return work();
    throw error;
  }
}

/** Answers everybody who waits. */
export function answerSignIn(isSignedIn: boolean): void {
  const answered = waiting.read();
  waiting.write([]);
  for (const answer of answered) answer(isSignedIn);
}

export const useIsSignInAsked = () => useStore(waiting).length > 0;

const askToSignIn = (): Promise<boolean> =>
  new Promise((resolve) => waiting.write([...waiting.read(), resolve]));
