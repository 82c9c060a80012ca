import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import { newsPerPage } from './news-list-page.tsx';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';
import { countPublishedNews } from './store.server.ts';

/** To the last page, from one beyond it; such pages are never drawn, as there is no end to them. */
export async function redirectBeyondLastPage(
  db: Kysely<Tables>,
  { category, page }: NewsListQuery,
): Promise<Redirect | undefined> {
  if (page === 1) return undefined;
  const last = Math.max(1, Math.ceil((await countPublishedNews(db, category)) / newsPerPage));
  return page > last ? { redirectTo: newsListAddress({ category, page: last }) } : undefined;
}
