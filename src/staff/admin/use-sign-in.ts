import { useQueryClient } from '@tanstack/react-query';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { signedInQuery, signIn } from '../queries.ts';

export function useSignIn({
  succeeded,
  onSignedIn,
  onRefused,
}: {
  /** What the toast says happens next. */
  succeeded: string;
  onSignedIn: () => void;
  onRefused: () => void;
}) {
  const queries = useQueryClient();
  const calls = {
    mutationFn: signIn,
    onSuccess: () => {
      onSignedIn();
      showToast({ title: text.signInSucceeded, description: succeeded });
      void queries.invalidateQueries({ queryKey: signedInQuery.queryKey });
    },
    onError: (error: Error) => {
      showToast({
        title: text.signInFailed,
        description: serverMessage(error, text.wrongCredentials),
        variant: 'destructive',
      });
      onRefused();
    },
  };
  return useSingleMutation(calls, { isSignIn: true });
}
