import { queryOptions } from '@tanstack/react-query';
import type { Authors, Binned } from '#/http/answers.server.ts';
import { freshItemQuery, freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { storedCalls, versionCalls } from '#/http/stored-calls.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { pagedQuery } from '#/panel/list/paged-query.ts';
import type { NewsListItem, NewsVersion } from './answers.server.ts';
import { firstNewsChoice, type NewsListChoice } from './list-choice.ts';
import type { News, NewsInput, NewsSummary } from './schema.ts';

/**
 * Query of the page that was drawn without its data. The call gives whole articles, of which the list shows this
 * much.
 */
export const publishedNewsQuery = listQuery<NewsSummary>('/api/news', text.fetchFailed);

export const newsList = '/api/admin/news/list';

/** Query of the panel's list, drafts included; without the texts. */
export const newsListQuery = ({
  category,
  ...choice
}: Omit<NewsListChoice, 'category'> & Partial<NewsListChoice>) =>
  pagedQuery<NewsListItem>(newsList, {
    choice: { ...choice, ...(category && { category }) },
    failed: text.fetchFailed,
  });

/** Query that the panel sends when it is opened. */
export const firstNewsListQuery = newsListQuery(firstNewsChoice);

/** Query of an article, drafts too; fetched again whenever its form is opened. */
export const newsQuery = (id: number) => freshItemQuery<News & Authors>(`/api/admin/news/${id}`);

/** Asks whether visitors can read an article. */
export const isNewsPublishedQuery = (id: number) =>
  queryOptions({
    queryKey: [`/news/${id}`],
    queryFn: async () => (await fetch(`/news/${id}`, { method: 'HEAD' })).status !== 404,
  });

export const newsBinQuery = freshListQuery<Binned>('/api/admin/news/bin', text.binFetchFailed);

export const newsVersionCalls = versionCalls<NewsVersion>('news', { failed: text.versionsFetchFailed });

export const {
  save: saveNews,
  remove: deleteNews,
  restore: restoreNews,
  publish: publishNews,
} = storedCalls<News, NewsInput>('news');
