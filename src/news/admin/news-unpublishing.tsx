import { useQueryClient } from '@tanstack/react-query';
import { newsActsText } from '#/i18n/tr/news-acts.ts';
import { newsPublishingText as text } from '#/i18n/tr/news-publishing.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { undoAction } from '#/panel/bin/restoring.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { NewsListItem } from '../list-choice.ts';
import { changePublication } from './change-publication.ts';
import { refreshNews } from './refresh-news.ts';

interface NewsUnpublishingProps {
  news: NewsListItem;
  onClose: () => void;
}

export default function NewsUnpublishing({ news: { id, title, version }, onClose }: NewsUnpublishingProps) {
  const queries = useQueryClient();
  const unpublishing = useSingleMutation({
    mutationFn: () => changePublication(queries, { id, version, published: false }),
    onSuccess: (saved) => {
      const again = { id, version: saved?.version ?? version + 1, published: true };
      const undo = {
        restore: () => changePublication(queries, again),
        refresh: () => refreshNews(queries),
        restored: text.publishedAgain,
      };
      showToast({ title: panelText.succeeded, description: text.unpublished, action: undoAction(undo) });
      return refreshNews(queries, saved);
    },
    onError: (error) => {
      const description = serverMessage(error, text.unpublishFailed);
      showToast({ title: panelText.failed, description, variant: 'destructive' });
      void refreshNews(queries);
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={text.confirmUnpublish}
      description={text.unpublishHint(title)}
      confirmLabel={newsActsText.unpublish}
      busyLabel={text.unpublishing}
      isBusy={unpublishing.isPending}
      onConfirm={() => unpublishing.mutate()}
      onCancel={onClose}
    />
  );
}
