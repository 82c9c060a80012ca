import { useQueryClient } from '@tanstack/react-query';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { Deletion } from '#/ui/deletion.tsx';
import { deleteNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { refreshNews } from './refresh-news.ts';

export function NewsDeletion({ news, onClose }: { news: News; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={`“${news.title}”`}
      remove={() => deleteNews(news.id)}
      refresh={() => refreshNews(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
