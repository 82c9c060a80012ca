import { freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { storedCalls } from '#/http/stored-calls.ts';
import { versionCalls } from '#/http/version-calls.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { Binned } from '#/stored/bin.ts';
import type { News, NewsInput, NewsSummary, NewsVersion } from './schema.ts';

/** The server seeds it with summaries; the call itself gives whole articles. */
export const publishedNewsQuery = listQuery<NewsSummary>('/api/news', text.fetchFailed);

/** For the panel only, because it includes drafts. */
export const allNewsQuery = listQuery<News>('/api/admin/news', text.fetchFailed);

export const newsBinQuery = freshListQuery<Binned>('/api/admin/news/bin', text.binFetchFailed);

export const newsVersionCalls = versionCalls<NewsVersion>('news', { failed: text.versionsFetchFailed });

export const {
  create: createNews,
  update: updateNews,
  remove: deleteNews,
  restore: restoreNews,
} = storedCalls<News, NewsInput>('news');
