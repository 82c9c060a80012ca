import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import { newsPerPage } from './news-list-page.tsx';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';
import { countPublishedNews } from './store.server.ts';

/** Redirects a page beyond the last one to it, because such pages have no end and must not be drawn. */
export async function redirectBeyondLastPage(
  db: Kysely<Tables>,
  { category, page }: NewsListQuery,
): Promise<Redirect | undefined> {
  if (page === 1) return undefined;
  const last = Math.max(1, Math.ceil((await countPublishedNews(db, category)) / newsPerPage));
  return page > last ? { redirectTo: newsListAddress({ category, page: last }) } : undefined;
}
