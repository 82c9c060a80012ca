import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError, requestJson } from '#/http/request.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { News, NewsInput, NewsSummary } from './schema.ts';

/** Published articles. The server seeds it with summaries; the call itself gives whole articles. */
export const publishedNewsQuery = queryOptions({
  queryKey: ['/api/news'],
  queryFn: () => fetchList<NewsSummary>('/api/news'),
});

/** Every article, drafts included: only for the panel. */
export const allNewsQuery = queryOptions({
  queryKey: ['/api/admin/news'],
  queryFn: () => fetchList<News>('/api/admin/news'),
});

export const createNews = (draft: NewsInput) => requestJson<News>('POST', '/api/news', draft);
export const updateNews = (id: number, draft: NewsInput) =>
  requestJson<News>('PUT', `/api/news/${id}`, draft);
export const deleteNews = (id: number) => requestJson<void>('DELETE', `/api/news/${id}`);

/** SPEC section 8: a list that cannot be read says so; 401 and 404 keep their number, which stops the retries. */
async function fetchList<Item>(url: string): Promise<Item[]> {
  try {
    return await getJson<Item[]>(url);
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(text.fetchFailed);
  }
}
