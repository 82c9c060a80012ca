import { useQuery } from '@tanstack/react-query';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { Arriving } from '#/panel/dialog/arriving.tsx';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog-parts.tsx';
import { Failure } from '#/panel/failure.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { newsQuery } from '../queries.ts';
import NewsDialog from './news-dialog.tsx';

interface NewsEditProps {
  id: number;
  onClose: () => void;
}

/** The list knows no texts, and may be old: the form begins with the article as it stands now. */
export default function NewsEdit({ id, onClose }: NewsEditProps) {
  const { data: news, error, refetch, isFetching } = useQuery(newsQuery(id));
  if (news) return <NewsDialog news={news} onClose={onClose} />;
  if (!error) return <Arriving onCancel={onClose} />;
  return (
    <Dialog title={text.editTitle} onClose={onClose}>
      <DialogBody>
        <Failure
          title={newsText.articleFetchFailed}
          hint={serverMessage(error, newsText.articleFetchHint)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{panelText.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}
