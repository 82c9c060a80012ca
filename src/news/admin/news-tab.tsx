import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Newspaper, Plus } from 'lucide-react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { binDays } from '#/stored/bin.ts';
import { allNewsQuery, deleteNews, restoreNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { NewsList } from './news-list.tsx';
import { refreshNews } from './refresh-news.ts';

const NewsBin = lazyDialog(() => import('./news-bin.tsx'));
const NewsDialog = lazyDialog(() => import('./news-dialog.tsx'));
const NewsVersions = lazyDialog(() => import('./news-versions.tsx'));

const words = {
  ...text,
  loading: newsText.loading,
  failed: newsText.fetchFailed,
  hint: text.panelFetchHint,
};

export function NewsTab() {
  return (
    <ListTab
      title={panelText.news}
      query={useQuery(allNewsQuery)}
      words={words}
      icons={{ none: Newspaper, create: Plus }}
      bin={(close) => <NewsBin onClose={close} />}
      creation={(close) => <NewsDialog onClose={close} />}
    >
      {(list, open) => (
        <NewsList
          list={list}
          onEdit={(news) => open((close) => <NewsDialog news={news} onClose={close} />)}
          onDelete={(news) => open((close) => <NewsDeletion news={news} onClose={close} />)}
          onVersions={(news) => open((close) => <NewsVersions news={news} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}

function NewsDeletion({ news, onClose }: { news: News; onClose: () => void }) {
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
