import { HttpError } from '#/http/request.ts';
import { createStore, useStore } from './store.ts';

/** Person signed in on this page; `admin/main.tsx` writes it. */
export const signedInHere = createStore<{ id?: string | undefined; username: string }>({ username: '' });

// The page asks once: every save that found the session ended waits for the same answer.
const waiting = createStore<readonly ((isSignedIn: boolean) => void)[]>([]);

/**
 * Does `work`; when the session has ended, asks the person to sign in over the open page and does it again. Not where
 * the failure goes on to `useSingleMutation` or `doAct`, which ask too: who has said no would be asked twice. Of several
 * calls in one mutation that keeps each failure for itself (`doEach`), each goes through this, because none else asks.
 * @throws what `work` throws, also when the person does not sign in
 */
export async function whileSignedIn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (await signsInAgain(error)) return work();
    throw error;
  }
}

/** Asks for a sign-in, where that is what a call lacked. */
export const signsInAgain = async (error: unknown): Promise<boolean> =>
  error instanceof HttpError && error.status === 401 && (await askToSignIn());

export function answerSignIn(isSignedIn: boolean): void {
  const answered = waiting.read();
  waiting.write([]);
  for (const answer of answered) answer(isSignedIn);
}

export const useIsSignInAsked = () => useStore(waiting).length > 0;

const askToSignIn = (): Promise<boolean> =>
  new Promise((resolve) => waiting.write([...waiting.read(), resolve]));
