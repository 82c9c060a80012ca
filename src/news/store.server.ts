import { type Kysely, sql } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import type { Authors } from '#/stored/authors.ts';
import type { NewsListItem } from './list-choice.ts';
import { relatedNewsCount } from './related-news.tsx';
import { presentNews } from './row.server.ts';
import type { News, NewsSummary } from './schema.ts';

const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt', 'updatedAt'] as const;

export async function listPublishedNews(db: Kysely<Tables>, limit?: number): Promise<NewsSummary[]> {
  const query = published(db).select(summaryColumns);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** About the same operation or of the same category, newest first. */
export const listRelatedNews = (
  db: Kysely<Tables>,
  { id, category, operationId }: News,
): Promise<NewsSummary[]> =>
  published(db)
    .select(summaryColumns)
    .where('id', '!=', id)
    .where((row) =>
      operationId === null
        ? row('category', '=', category)
        : row.or([row('category', '=', category), row('operationId', '=', operationId)]),
    )
    .limit(relatedNewsCount)
    .execute();

/** Path of the newest article about each operation that has one, by the operation's id. */
export async function listStories(db: Kysely<Tables>): Promise<Map<number, string>> {
  const rows = await published(db)
    .select(['id', 'operationId'])
    .where('operationId', 'is not', null)
    .execute();
  const stories = new Map<number, string>();
  for (const { id, operationId } of rows)
    if (operationId !== null && !stories.has(operationId)) stories.set(operationId, `/news/${id}`);
  return stories;
}

/** The newest, with as much of their text as an index may hold. */
export const listNewsToSearch = (db: Kysely<Tables>) =>
  published(db)
    .select(['id', 'title', 'excerpt', 'category', 'createdAt'])
    .select(sql<string>`substr(content, 1, ${mostSearched.characters})`.as('content'))
    .limit(mostSearched.articles)
    .execute();

/** A usual article has some 2,000 characters. */
const mostSearched = { articles: 2000, characters: 4000 };

/** Newest first, for the panel's list. */
export async function listNewsItems(db: Kysely<Tables>): Promise<NewsListItem[]> {
  const rows = await db
    .selectFrom('news')
    .select(summaryColumns)
    .select(['isPublished', 'isScheduled', 'publishAt', 'createdBy', 'updatedBy', 'version'])
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ isPublished, isScheduled, ...row }) => ({
    ...row,
    published: isPublished === 1,
    scheduled: isScheduled === 1,
  }));
}

/** More than an association writes; an index of as many takes some 20 MB. */
const mostListed = 20_000;

/** @param category null counts all categories */
export async function countPublishedNews(db: Kysely<Tables>, category: string | null): Promise<number> {
  let query = db
    .selectFrom('news')
    .select((row) => row.fn.countAll<number>().as('articles'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1);
  if (category !== null) query = query.where('category', '=', category);
  return (await query.executeTakeFirstOrThrow()).articles;
}

export const listPublishedNewsInFull = async (db: Kysely<Tables>): Promise<News[]> =>
  (await withOperation(db, { isPublic: true }).where('news.isPublished', '=', 1).execute()).map(presentFound);

export const listAllNews = async (db: Kysely<Tables>): Promise<News[]> =>
  (await withOperation(db, { isPublic: false }).execute()).map(presentFound);

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
