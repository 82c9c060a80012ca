import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { OwnSession } from '../people-schema.ts';
import { endOwnSession, ownSessionsQuery } from './people-queries.ts';

export function useSessionEnd({ id }: OwnSession) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });
  return useSingleMutation({
    mutationFn: () => endOwnSession(id),
    onSuccess: () => {
      showToast({ title: panelText.succeeded, description: text.sessionEnded });
      return refresh();
    },
    onError: (error) => {
      showToast({
        title: panelText.failed,
        description: serverMessage(error, text.sessionNotEnded),
        variant: 'destructive',
      });
      void refresh();
    },
  });
}
