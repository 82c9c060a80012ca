import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { allowingForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import { HttpError } from '#/http/request.ts';
import { whileSignedIn } from './sign-in-request.ts';
import { createStore, useStore } from './store.ts';

/**
 * Ignores further calls while one is running: a double click's second press comes before a disabled button is drawn.
 * When the session has ended it asks to sign in and goes on; `isSignIn` is for the sign-in call itself.
 */
export function useSingleMutation<Data, Variables = void>(
  { mutationFn, ...options }: UseMutationOptions<Data, Error, Variables>,
  { isSignIn = false }: { isSignIn?: boolean } = {},
) {
  const isRunning = useRef(false);
  const { mutate, data, error, isPending, isError, isSuccess, reset } = useMutation<Data, Error, Variables>({
    ...options,
    mutationFn:
      mutationFn &&
      ((variables, context) => {
        const work = () => mutationFn(variables, context);
        return isSignIn ? work() : askingPerson(work);
      }),
  });

  function run(variables: Variables) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return { mutate: run, data, error, isPending, isError, isSuccess, reset };
}

export interface AskedForeignAccount {
  /** The server's sentence, which names the account. */
  sentence: string;
  answer: (isYes: boolean) => void;
}

const asked = createStore<AskedForeignAccount | undefined>(undefined);

/**
 * Does `work`; asks the person for what it lacks, a session or a yes, and does it again.
 * @throws what `work` throws, also when the answer is no
 */
export const askingPerson = <Result>(work: () => Promise<Result>): Promise<Result> =>
  askingForeignAccounts(() => whileSignedIn(work));

/**
 * Asks an admin whose text names an account of others whether it is to be published all the same, and does `work` again.
 * @throws what `work` throws, also when the answer is no
 */
async function askingForeignAccounts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const mayAllow = error instanceof HttpError && 'mayAllow' in error.body && error.body.mayAllow === true;
    if (!mayAllow) throw error;
    const isYes = await new Promise<boolean>((answer) =>
      asked.write({ sentence: error.serverMessage ?? '', answer }),
    );
    asked.write(undefined);
    if (!isYes) throw error;
    return allowingForeignAccounts(work);
  }
}

export const useAskedForeignAccount = () => useStore(asked);
