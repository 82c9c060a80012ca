import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { News, NewsInput, NewsSummary } from './schema.ts';

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

export const createNews = (draft: NewsInput) => requestJson<News>('POST', '/api/news', draft);
export const updateNews = (id: number, draft: NewsInput) =>
  requestJson<News>('PUT', `/api/news/${id}`, draft);
export const deleteNews = (id: number) => requestJson<void>('DELETE', `/api/news/${id}`);
