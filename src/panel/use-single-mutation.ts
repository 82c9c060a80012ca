import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { whileSignedIn } from './sign-in-request.ts';

/**
 * A mutation that ignores further calls while one is on its way. A disabled button is not enough: the second press
 * of a double click comes before the button has been drawn again. One that finds the session ended asks the person to
 * sign in and goes on; `isSignIn` is for the call that does the signing in itself.
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
        return isSignIn ? work() : whileSignedIn(work);
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
