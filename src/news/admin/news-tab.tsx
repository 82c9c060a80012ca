import { Newspaper, Plus } from 'lucide-react';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { useEditors } from '#/panel/presence/presence.tsx';
import type { NewsListItem } from '../answers.server.ts';
import { deleteNews, newsBinQuery, restoreNews } from '../queries.ts';
import { type NewsActs, NewsRow } from './news-row.tsx';
import { refreshNews } from './refresh-news.ts';
import { type NewsView, useNewsView } from './use-news-view.ts';

const NewsDialog = lazyDialog(() => import('./news-dialog.tsx'));
const NewsPublishing = lazyDialog(() => import('./news-publishing.tsx'));
const NewsUnpublishing = lazyDialog(() => import('./news-unpublishing.tsx'));
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
  const view = useNewsView();
  const { query, items, total, isNarrowed } = view;
  return (
    <ListTab
      title={panelText.news}
      query={{ data: items, error: query.error, isFetching: query.isFetching }}
      total={total}
      words={words}
      icons={{ none: Newspaper, create: Plus }}
      tools={(total || isNarrowed) && <ListTools view={view} words={text} />}
      bin={(close) => <Bin plan={newsBin} onClose={close} />}
      creation={(close) => <NewsDialog onClose={close} />}
      edit={(id) => (close) => <NewsDialog id={id} onClose={close} />}
      unfinished={{
        kind: 'news',
        resume: (draft) => (close) => <NewsDialog {...draft} onClose={close} />,
      }}
    >
      {(list, open) => (
        <NewsList
          view={view}
          list={list}
          onEdit={({ id }) => open((close) => <NewsDialog id={id} onClose={close} />)}
          onDelete={(item) => open((close) => <Deletion plan={newsBin} item={item} onClose={close} />)}
          onVersions={(item) => open((close) => <NewsVersions news={item} onClose={close} />)}
          onPublish={(item) => open((close) => <NewsPublishing news={item} onClose={close} />)}
          onUnpublish={(item) => open((close) => <NewsUnpublishing news={item} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}

interface NewsListProps extends NewsActs {
  view: NewsView;
  list: NewsListItem[];
}

function NewsList({ view, list, ...acts }: NewsListProps) {
  const editorsOf = useEditors('news');
  return (
    <PagedList view={view} items={list}>
      {(news) => <NewsRow key={news.id} news={news} editors={editorsOf(news.id)} {...acts} />}
    </PagedList>
  );
}
