import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { readPlain } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { readWordedId } from '#/http/input.server.ts';
import type { Redirect } from '#/render/page.ts';
import { newsAddress } from './news-address.ts';
import { type RelatedArticle, relatedNewsCount } from './related-news.tsx';
import type { News, NewsForFeed, NewsSummary } from './schema.ts';

/**
 * Columns of a summary. The time of a change is not among them: a page is drawn again as soon as something differs
 * that was read for it.
 */
export const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt'] as const;

/** Newest first. @param category null lists all categories */
export function listPublishedNews(
  db: Kysely<Tables>,
  { limit, offset = 0, category = null }: { limit: number; offset?: number; category?: string | null },
): Promise<NewsSummary[]> {
  const query = newestFirst(db).select(summaryColumns).limit(limit).offset(offset);
  return (category === null ? query : query.where('category', '=', category)).execute();
}

const relatedColumns = ['id', 'title', 'category', 'createdAt'] as const satisfies (keyof RelatedArticle)[];

/** The newest, each with the time of its last change. */
export const listNewsForFeed = (db: Kysely<Tables>, { limit }: { limit: number }): Promise<NewsForFeed[]> =>
  newestFirst(db)
    .select([...summaryColumns, 'updatedAt'])
    .limit(limit)
    .execute();

/**
 * Lists articles about the same operation or of the same category, newest first. They are asked for apart: each is found in an index of its own. No query
 * names the article, so all articles of a category share one (server/cache/shared-queries.ts).
 */
export async function listRelatedNews(
  db: Kysely<Tables>,
  { id, category, operationId }: Pick<News, 'id' | 'category' | 'operationId'>,
): Promise<RelatedArticle[]> {
  const newest = newestFirst(db)
    .select(relatedColumns)
    .limit(relatedNewsCount + 1);
  const alike = await newest.where('category', '=', category).execute();
  const ofOperation =
    operationId === null ? [] : await newest.where('operationId', '=', operationId).execute();
  const all = new Map([...alike, ...ofOperation].map((news) => [news.id, news]));
  return [...all.values()]
    .filter((news) => news.id !== id)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .slice(0, relatedNewsCount);
}

/** Lists the articles about an operation, newest first, as many as a page names. */
export const listNewsOfOperation = (db: Kysely<Tables>, operationId: number): Promise<RelatedArticle[]> =>
  newestFirst(db).select(relatedColumns).where('operationId', '=', operationId).limit(20).execute();

/** Path of the newest article about each of these operations that has one, by the operation's id. */
export async function listStories(
  db: Kysely<Tables>,
  operations: readonly { id: number }[],
): Promise<Map<number, string>> {
  if (operations.length === 0) return new Map();
  const ids = operations.map(({ id }) => id);
  const newest = (row: ExpressionBuilder<Tables, 'operations'>) =>
    row
      .selectFrom('news')
      .select('news.id')
      .whereRef('news.operationId', '=', 'operations.id')
      .where('news.deletedAt', 'is', null)
      .where('news.isPublished', '=', 1)
      .orderBy('news.createdAt', 'desc')
      .orderBy('news.id', 'desc')
      .limit(1);
  const rows = await db
    .selectFrom('operations')
    .select('operations.id')
    .select((row) => newest(row).as('newsId'))
    .where('operations.id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ id, newsId }) => (newsId === null ? [] : [[id, `/news/${newsId}`]])));
}

/** The newest, as many as an index may hold. */
export const listSearchedNews = (db: Kysely<Tables>) =>
  readPlain(db, newestFirst(db).select(['id', 'version']).limit(mostSearched.articles));

/** Reads news with as much of their text as an index may hold. */
export const readNewsToSearch = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('news')
    .select(['id', 'version', 'title', 'excerpt', 'category', 'createdAt'])
    .select(sql<string>`substr(content, 1, ${mostSearched.characters})`.as('content'))
    .where('id', 'in', ids)
    .execute();

/** A usual article has some 2,000 characters. */
const mostSearched = { articles: 2000, characters: 4000 };

/** The category with the newest article first. */
export const countPublishedNews = (db: Kysely<Tables>): Promise<{ category: string; articles: number }[]> =>
  publishedNews(db)
    .select('category')
    .select((row) => row.fn.countAll<number>().as('articles'))
    .groupBy('category')
    .orderBy((row) => row.fn.max('createdAt'), 'desc')
    .orderBy('category')
    .execute();

/** Finds a title without the article's text, because strangers may ask for it under any words. */
async function findPublishedTitle(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const row = await publishedNews(db).select('title').where('id', '=', id).executeTakeFirst();
  return row?.title;
}

const newestFirst = (db: Kysely<Tables>) =>
  publishedNews(db).orderBy('createdAt', 'desc').orderBy('id', 'desc');

const publishedNews = (db: Kysely<Tables>) =>
  db.selectFrom('news').where('deletedAt', 'is', null).where('isPublished', '=', 1);

/** Ids of a part: an article stays in the part where it once was, so a change makes one part old. */
export const newsPerPart = 1000;

/** The parts that hold published articles. `changedAt` is when one of them last changed, ISO 8601 UTC. */
export const listNewsParts = (
  db: Kysely<Tables>,
): Promise<{ part: number; articles: number; changedAt: string }[]> =>
  publishedNews(db)
    .select([
      partOf.as('part'),
      (row) => row.fn.countAll<number>().as('articles'),
      (row) => row.fn.max('updatedAt').as('changedAt'),
    ])
    .groupBy(partOf)
    .orderBy('part')
    .execute();

const partOf = sql<number>`(id - 1) / ${sql.lit(newsPerPart)} + 1`;

/** Lists the address and the last change of each article, the newest first. */
export const listPartOfNews = (db: Kysely<Tables>, part: number) =>
  publishedNews(db)
    .select(['id', 'title', 'updatedAt'])
    .where('id', '>', (part - 1) * newsPerPart)
    .where('id', '<=', part * newsPerPart)
    .orderBy('id', 'desc')
    .execute();

/** Leads from words that an article never had, or has no longer, to its present ones. The number alone may stand. */
export async function redirectOtherWords(
  db: Kysely<Tables>,
  asked: string | undefined,
): Promise<Redirect | undefined> {
  const { id, hasWords } = readWordedId(asked) ?? {};
  if (id === undefined || !hasWords) return undefined;
  const title = await findPublishedTitle(db, id);
  if (title === undefined) return undefined;
  const address = newsAddress({ id, title });
  return address === `/news/${asked}` ? undefined : { redirectTo: address, isPermanent: true };
}
