import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores further calls while one is on its way. A disabled button is not enough: the second press
 * of a double click comes before the button has been drawn again.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isRunning = useRef(false);
  const { mutate, data, error, isPending, isError, isSuccess } = useMutation(options);

  function run(variables: Variables) {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  }

  return { mutate: run, data, error, isPending, isError, isSuccess };
}
