import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import { newsPerPage, type ShownNews } from './news-list-page.tsx';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';
import { countPublishedNews, listPublishedNews } from './published-news.server.ts';

/**
 * Reads a page of the list; beyond the last page a redirect to it, because such pages have no end and must not be
 * drawn.
 */
export async function readNewsPage(
  db: Kysely<Tables>,
  { category, page }: NewsListQuery,
): Promise<ShownNews | Redirect> {
  const counts = await countPublishedNews(db);
  const total = counts.reduce((sum, { articles }) => sum + articles, 0);
  const chosen = category === null ? total : counts.find((one) => one.category === category)?.articles;
  const pages = Math.max(1, Math.ceil((chosen ?? 0) / newsPerPage));
  if (page > pages) return { redirectTo: newsListAddress({ category, page: pages }) };
  const news = await listPublishedNews(db, {
    category,
    limit: newsPerPage,
    offset: (page - 1) * newsPerPage,
  });
  return { news, categories: counts.map((one) => one.category), total, pages };
}
