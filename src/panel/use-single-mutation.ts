import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { askingForeignAccounts } from './foreign-account-request.ts';
import { whileSignedIn } from './sign-in-request.ts';

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
        return isSignIn ? work() : askingForeignAccounts(() => whileSignedIn(work));
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
