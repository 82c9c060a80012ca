import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { readVersions } from '#/db/read-versions.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { Authors } from '#/stored/authors.ts';
import { type RelatedArticle, relatedNewsCount } from './related-news.tsx';
import { presentNews } from './row.server.ts';
import type { News, NewsForFeed, NewsSummary } from './schema.ts';

/** Not when it was changed: a page is drawn again as soon as something differs that was read for it. */
export const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt'] as const;

/** Newest first. @param category null lists all categories */
export function listPublishedNews(
  db: Kysely<Tables>,
  { limit, offset = 0, category = null }: { limit: number; offset?: number; category?: string | null },
): Promise<NewsSummary[]> {
  const query = published(db).select(summaryColumns).limit(limit).offset(offset);
  return (category === null ? query : query.where('category', '=', category)).execute();
}

const relatedColumns = ['id', 'title', 'category', 'createdAt'] as const satisfies (keyof RelatedArticle)[];

/** Of the newest, when each was changed last is told, too. */
export const listNewsForFeed = (db: Kysely<Tables>, { limit }: { limit: number }): Promise<NewsForFeed[]> =>
  published(db)
    .select([...summaryColumns, 'updatedAt'])
    .limit(limit)
    .execute();

/** About the same operation or of the same category, newest first. Asked apart: each is found in an index of its own. */
export async function listRelatedNews(
  db: Kysely<Tables>,
  { id, category, operationId }: Pick<News, 'id' | 'category' | 'operationId'>,
): Promise<RelatedArticle[]> {
  const others = published(db).select(relatedColumns).where('id', '!=', id).limit(relatedNewsCount);
  const alike = await others.where('category', '=', category).execute();
  if (operationId === null) return alike;
  const ofOperation = await others.where('operationId', '=', operationId).execute();
  const all = new Map([...alike, ...ofOperation].map((news) => [news.id, news]));
  return [...all.values()]
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .slice(0, relatedNewsCount);
}

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
  readVersions(db, published(db).select(['id', 'version']).limit(mostSearched.articles));

/** With as much of their text as an index may hold. */
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
  db
    .selectFrom('news')
    .select('category')
    .select((row) => row.fn.countAll<number>().as('articles'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .groupBy('category')
    .orderBy((row) => row.fn.max('createdAt'), 'desc')
    .orderBy('category')
    .execute();

/** @throws {Refusal} 503 when they are too much to be held at once */
export const listPublishedNewsInFull = (db: Kysely<Tables>): Promise<News[]> =>
  listInFull(db, { isPublic: true });

/** Drafts, too. @throws {Refusal} as above */
export const listAllNews = (db: Kysely<Tables>): Promise<News[]> => listInFull(db, { isPublic: false });

async function listInFull(db: Kysely<Tables>, { isPublic }: { isPublic: boolean }): Promise<News[]> {
  const leastPublished = isPublic ? 1 : 0;
  const { letters } = await db
    .selectFrom('news')
    .select(sql<number>`coalesce(sum(length(content)), 0)`.as('letters'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '>=', leastPublished)
    .executeTakeFirstOrThrow();
  if (letters > mostAtOnce) throw new Refusal('too-much-at-once', text.tooMuchAtOnce);
  const rows = await withOperation(db, { isPublic })
    .where('news.isPublished', '>=', leastPublished)
    .execute();
  return rows.map(presentFound);
}

/** Letters: some 25,000 usual articles. Several times as many would take all of the server's memory. */
const mostAtOnce = 50_000_000;

export async function findNewsWithAuthors(
  db: Kysely<Tables>,
  id: number,
): Promise<(News & Authors) | undefined> {
  const row = await withOperation(db, { isPublic: false }).where('news.id', '=', id).executeTakeFirst();
  return row && presentWithAuthors(row);
}

export async function findPublishedNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const query = withOperation(db, { isPublic: true })
    .where('news.id', '=', id)
    .where('news.isPublished', '=', 1);
  const row = await query.executeTakeFirst();
  return row && presentFound(row);
}

/** Without the article's text, because strangers may ask for it under any words. */
export async function findPublishedTitle(db: Kysely<Tables>, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('news')
    .select('title')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .executeTakeFirst();
  return row?.title;
}

/** Finds drafts too, which visitors may not see. */
export async function findNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const row = await withOperation(db, { isPublic: false }).where('news.id', '=', id).executeTakeFirst();
  return row && presentFound(row);
}

/**
 * An article whose operation is in the bin belongs to none until the operation comes back, and for visitors neither does
 * one whose operation is a draft.
 */
const withOperation = (db: Kysely<Tables>, { isPublic }: { isPublic: boolean }) =>
  db
    .selectFrom('news')
    .leftJoin('operations', (join) =>
      join
        .onRef('operations.id', '=', 'news.operationId')
        .on('operations.deletedAt', 'is', null)
        .on('operations.isPublished', '>=', isPublic ? 1 : 0),
    )
    .selectAll('news')
    .select('operations.id as foundOperationId')
    .where('news.deletedAt', 'is', null)
    .orderBy('news.createdAt', 'desc')
    .orderBy('news.id', 'desc');

type FoundRow = NewsRow & { foundOperationId: number | null };

const presentFound = ({ foundOperationId, ...row }: FoundRow): News =>
  presentNews({ ...row, operationId: foundOperationId });

const presentWithAuthors = (row: FoundRow): News & Authors => ({
  ...presentFound(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
});

const published = (db: Kysely<Tables>) =>
  db
    .selectFrom('news')
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
