import { useQuery } from '@tanstack/react-query';
import { Newspaper, Plus } from 'lucide-react';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { allNewsQuery, deleteNews, newsBinQuery, restoreNews } from '../queries.ts';
import { NewsList } from './news-list.tsx';
import { refreshNews } from './refresh-news.ts';

const NewsDialog = lazyDialog(() => import('./news-dialog.tsx'));
const NewsVersions = lazyDialog(() => import('./news-versions.tsx'));

const newsBin: DeletionPlan = {
  query: newsBinQuery,
  remove: deleteNews,
  restore: restoreNews,
  refresh: refreshNews,
  words: text,
};

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
      bin={(close) => <Bin plan={newsBin} onClose={close} />}
      creation={(close) => <NewsDialog onClose={close} />}
    >
      {(list, open) => (
        <NewsList
          list={list}
          onEdit={(news) => open((close) => <NewsDialog news={news} onClose={close} />)}
          onDelete={(news) => open((close) => <Deletion plan={newsBin} item={news} onClose={close} />)}
          onVersions={(news) => open((close) => <NewsVersions news={news} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}
