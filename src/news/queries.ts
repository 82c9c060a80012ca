import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { Binned } from '#/stored/bin.ts';
import type { News, NewsInput, NewsSummary, NewsVersion, NewsVersionSummary } from './schema.ts';

/** Published articles. The server seeds it with summaries; the call itself gives whole articles. */
export const publishedNewsQuery = queryOptions({
  queryKey: ['/api/news'],
  queryFn: () => fetchList<NewsSummary>('/api/news', text.fetchFailed),
});

/** Every article, drafts included: only for the panel. */
export const allNewsQuery = queryOptions({
  queryKey: ['/api/admin/news'],
  queryFn: () => fetchList<News>('/api/admin/news', text.fetchFailed),
});

/** What is in the bin; read again whenever it is opened. */
export const newsBinQuery = queryOptions({
  queryKey: ['/api/admin/news/bin'],
  queryFn: () => fetchList<Binned>('/api/admin/news/bin', text.binFetchFailed),
  staleTime: 0,
  gcTime: 0,
});

/** Every version that an article has had; read again whenever they are opened. */
export const newsVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/admin/news/${id}/versions`],
    queryFn: () => fetchList<NewsVersionSummary>(`/api/admin/news/${id}/versions`, text.versionsFetchFailed),
    staleTime: 0,
    gcTime: 0,
  });

export const newsVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [`/api/admin/news/${id}/versions/${version}`],
    queryFn: () => getJson<NewsVersion>(`/api/admin/news/${id}/versions/${version}`),
  });

/** @param key the same for each repetition of one save, so that it never makes two articles */
export const createNews = (draft: NewsInput, key?: string) =>
  requestJson<News>('POST', '/api/news', draft, { key });
export const updateNews = (id: number, draft: NewsInput) =>
  requestJson<News>('PUT', `/api/news/${id}`, draft);
export const deleteNews = (id: number) => requestJson<void>('DELETE', `/api/news/${id}`);
export const restoreNews = (id: number) => requestJson<News>('POST', `/api/admin/news/${id}/restore`);
export const restoreNewsVersion = (id: number, version: number) =>
  requestJson<News>('POST', `/api/admin/news/${id}/versions/${version}/restore`);
