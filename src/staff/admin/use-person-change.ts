import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { refreshPeople } from './people-queries.ts';

interface PersonChange {
  run: () => Promise<unknown>;
  done: string;
  onSettled?: () => void;
}

/** Busy until the list has been read again. */
export function usePersonChange({ run, done, onSettled }: PersonChange) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast({ title: panelText.succeeded, description: done });
      return refreshPeople(queries);
    },
    onError: (error) => {
      showFailure(error, { otherwise: panelText.saveFailed });
      // somebody else may have changed the person first
      void refreshPeople(queries);
    },
    onSettled,
  });
}
