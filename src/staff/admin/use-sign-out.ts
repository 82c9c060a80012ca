import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { signOut } from '../queries.ts';

export function useSignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: signOut,
    onSuccess: () => {
      showToast({ title: text.signedOut, description: text.signedOutHint });
      onSignedOut();
      // nothing of this person may be left for the next one to sign in
      queries.clear();
    },
    onError: () =>
      showToast({ title: panelText.failed, description: text.signOutFailed, variant: 'destructive' }),
  });
}
