import { Newspaper, Plus } from 'lucide-react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { usePagedView } from '#/panel/list/use-paged-view.ts';
import { useEditors } from '#/panel/presence/presence.tsx';
import type { NewsListItem } from '../answers.server.ts';
import { firstNewsChoice, type NewsListChoice } from '../list-choice.ts';
import { deleteNews, newsBinQuery, newsListQuery, restoreNews } from '../queries.ts';
import { type NewsActs, NewsRow } from './news-row.tsx';
import { refreshNews } from './refresh-news.ts';

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
          onVersions={(item) => open((close) => <NewsVersions item={item} onClose={close} />)}
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

const orders: { value: NewsListChoice['order']; label: string }[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest },
  { value: 'title', label: listPanelText.byTitle },
];

const filters: { value: NewsListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allNews },
  { value: 'published', label: text.publishedOnly },
  { value: 'draft', label: text.draftsOnly },
  { value: 'scheduled', label: text.scheduledOnly },
  { value: 'mine', label: text.mineOnly },
];

type NewsView = ReturnType<typeof useNewsView>;

const useNewsView = () => usePagedView({ listQuery: newsListQuery, first: firstNewsChoice, filters, orders });
