import { useQueryClient } from '@tanstack/react-query';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { binDays } from '#/stored/bin.ts';
import { deleteNews, restoreNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { refreshNews } from './refresh-news.ts';

export function NewsDeletion({ news, onClose }: { news: News; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={binPanelText.deletionHint(news.title, binDays)}
      remove={() => deleteNews(news.id)}
      undo={{ restore: () => restoreNews(news.id), restored: binPanelText.newsRestored }}
      refresh={() => refreshNews(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
