import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { allowingForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import { HttpError } from '#/http/request.ts';
import { signsInAgain } from './sign-in-request.ts';
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
 * Does `work`; asks the person for what it lacks, a session or an admin's yes to an account of others in the text, and does it
 * again.
 * @throws what `work` throws, also when the answer is no
 */
export async function askingPerson<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (await signsInAgain(error)) return askingPerson(work);
    if (await allowsForeignAccount(error)) return allowingForeignAccounts(() => askingPerson(work));
    throw error;
  }
}

async function allowsForeignAccount(error: unknown): Promise<boolean> {
  const mayAllow = error instanceof HttpError && 'mayAllow' in error.body && error.body.mayAllow === true;
  if (!mayAllow) return false;
  const isYes = await new Promise<boolean>((answer) =>
    asked.write({ sentence: error.serverMessage ?? '', answer }),
  );
  asked.write(undefined);
  return isYes;
}

export const useAskedForeignAccount = () => useStore(asked);
