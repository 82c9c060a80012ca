import { Link, Newspaper, Plus } from 'lucide-react';
import { newsCategories } from '#/content/kinds.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { countedBinText } from '#/i18n/tr/bin-panel.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsActsText } from '#/i18n/tr/news-acts.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import type { ListPlan } from '#/panel/list/list-plan.ts';
import { ListScreen } from '#/panel/list/list-screen.tsx';
import { useListView, usualOrders } from '#/panel/list/list-view.ts';
import { PreviewLink } from '#/panel/preview-link.tsx';
import { Tooltip } from '#/panel/tooltip.tsx';
import { useMayPublish } from '#/staff/queries.ts';
import type { NewsListItem } from '../answers.server.ts';
import { firstNewsChoice } from '../list-choice.ts';
import { newsAddress } from '../news-address.ts';
import { deleteNews, newsBinQuery, newsListQuery, restoreNews } from '../queries.ts';
import { newsRow } from './news-row.tsx';
import { copyAddress } from './published-offers.ts';

const NewsDialog = lazyDialog(() => import('./news-dialog.tsx'));
const NewsPublication = lazyDialog(async () => (await import('./news-dialog.tsx')).NewsPublication);
const NewsOfMany = lazyDialog(async () => (await import('./news-dialog.tsx')).NewsOfMany);
const NewsVersions = lazyDialog(() => import('./news-versions.tsx'));

const list: ListPlan<NewsListItem> = {
  kind: 'news',
  title: panelText.news,
  help: 'news',
  words: { ...text, loading: newsText.loading, failed: newsText.fetchFailed, hint: text.panelFetchHint },
  icons: { none: Newspaper, create: Plus },
  row: newsRow,
  links: (news) =>
    news.published ? (
      <PublishedLinks news={news} />
    ) : (
      <PreviewLink path={previewPaths.news(news.id)} title={news.title} />
    ),
  Form: NewsDialog,
  bin: {
    query: newsBinQuery,
    remove: deleteNews,
    restore: restoreNews,
    words: { ...text, ...countedBinText(text) },
  },
  publication: { Change: NewsPublication, ChangeMany: NewsOfMany, Versions: NewsVersions },
  presence: 'news',
};

export function NewsTab() {
  const view = useListView({
    listQuery: newsListQuery,
    first: firstNewsChoice,
    orders: usualOrders,
    filters: [
      {
        name: 'filter',
        label: text.filter,
        options: [
          { value: 'all', label: text.allNews },
          { value: 'published', label: text.publishedOnly },
          { value: 'draft', label: text.draftsOnly },
          { value: 'scheduled', label: text.scheduledOnly },
          { value: 'mine', label: text.mineOnly },
        ],
      },
      {
        name: 'category',
        label: text.category,
        options: [
          { value: '', label: text.allCategories },
          ...newsCategories.map((category) => ({ value: category, label: category })),
        ],
      },
    ],
  });
  return <ListScreen list={list} view={view} mayPublish={useMayPublish()} />;
}

/** The way to its page, and its address for a message to the press. */
function PublishedLinks({ news }: { news: NewsListItem }) {
  return (
    <>
      <PreviewLink isOut path={newsAddress(news)} title={news.title} />
      <Tooltip label={newsActsText.copyLink}>
        <Button
          size="small"
          aria-label={newsActsText.copyLinkOf(news.title)}
          onClick={() => void copyAddress(news)}
        >
          <Link className="size-4" aria-hidden />
        </Button>
      </Tooltip>
    </>
  );
}
