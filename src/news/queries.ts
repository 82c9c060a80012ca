import { queryOptions } from '@tanstack/react-query';
import { freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { storedCalls } from '#/http/stored-calls.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { Binned } from '#/stored/bin.ts';
import type { News, NewsInput, NewsSummary, NewsVersion, NewsVersionSummary } from './schema.ts';

/** The server seeds it with summaries; the call itself gives whole articles. */
export const publishedNewsQuery = listQuery<NewsSummary>('/api/news', text.fetchFailed);

/** For the panel only, because it includes drafts. */
export const allNewsQuery = listQuery<News>('/api/admin/news', text.fetchFailed);

export const newsBinQuery = freshListQuery<Binned>('/api/admin/news/bin', text.binFetchFailed);

export const newsVersionsQuery = (id: number) =>
  freshListQuery<NewsVersionSummary>(`/api/admin/news/${id}/versions`, text.versionsFetchFailed);

export const newsVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [`/api/admin/news/${id}/versions/${version}`],
    queryFn: () => getJson<NewsVersion>(`/api/admin/news/${id}/versions/${version}`),
  });

export const {
  create: createNews,
  update: updateNews,
  remove: deleteNews,
  restore: restoreNews,
} = storedCalls<News, NewsInput>('news');

export const restoreNewsVersion = (id: number, version: number) =>
  requestJson<News>('POST', `/api/admin/news/${id}/versions/${version}/restore`);
