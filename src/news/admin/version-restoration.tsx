import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { newsVersionsQuery, restoreNewsVersion } from '../queries.ts';
import { isNewsCategory } from '../schema.ts';
import { refreshNews } from './refresh-news.ts';

interface VersionRestorationProps {
  newsId: number;
  version: number;
  /** The version's category, which may no longer exist. */
  category: string;
  onRestored: () => void;
  onClose: () => void;
}

export function VersionRestoration({
  newsId,
  version,
  category,
  onRestored,
  onClose,
}: VersionRestorationProps) {
  const queries = useQueryClient();
  const restoration = useSingleMutation({
    mutationFn: () => restoreNewsVersion(newsId, version),
    onSuccess: async () => {
      showToast({ title: panelText.succeeded, description: text.restored });
      await refreshNews(queries);
      onRestored();
    },
    onError: (error) => {
      const description = serverMessage(error, panelText.saveFailed);
      showToast({ title: panelText.failed, description, variant: 'destructive' });
      // somebody else may have saved at the same moment
      void queries.invalidateQueries({ queryKey: newsVersionsQuery(newsId).queryKey });
      onClose();
    },
  });
  const hints = [text.restoringHint, !isNewsCategory(category) && text.categoryGone(category)];
  return (
    <Confirm
      look="primary"
      title={text.confirmRestoring(version)}
      description={hints.filter(Boolean).join(' ')}
      confirmLabel={text.restore}
      busyLabel={text.restoring}
      isBusy={restoration.isPending}
      onConfirm={() => restoration.mutate()}
      onCancel={onClose}
    />
  );
}
