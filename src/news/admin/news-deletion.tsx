import { useQueryClient } from '@tanstack/react-query';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from '#/ui/confirm.tsx';
import { serverMessage } from '#/ui/server-message.ts';
import { showToast } from '#/ui/toast-store.ts';
import { useSingleMutation } from '#/ui/use-single-mutation.ts';
import { deleteNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { refreshNews } from './refresh-news.ts';

export function NewsDeletion({ news, onClose }: { news: News; onClose: () => void }) {
  const queries = useQueryClient();
  const deletion = useSingleMutation({
    mutationFn: () => deleteNews(news.id),
    onSuccess: () => {
      showToast({ title: panelText.succeeded, description: text.deleted });
      return refreshNews(queries);
    },
    onError: (error) =>
      showToast({
        title: panelText.failed,
        description: serverMessage(error, panelText.deleteFailed),
        variant: 'destructive',
      }),
    onSettled: onClose,
  });
  return (
    <Confirm
      title={text.confirmDeletion}
      description={`“${news.title}”`}
      confirmLabel={panelText.delete}
      busyLabel={panelText.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
