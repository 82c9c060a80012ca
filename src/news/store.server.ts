import type { Kysely } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import type { News, NewsDraft, NewsSummary } from './schema.ts';

const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt', 'updatedAt'] as const;

export async function listPublishedNews(db: Kysely<Tables>, limit?: number): Promise<NewsSummary[]> {
  const query = db
    .selectFrom('news')
    .select(summaryColumns)
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

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
  (await newestFirst(db).where('isPublished', '=', 1).execute()).map(presentNews);

export const listAllNews = async (db: Kysely<Tables>): Promise<News[]> =>
  (await newestFirst(db).execute()).map(presentNews);

export async function findPublishedNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const news = await findNews(db, id);
  return news?.published ? news : undefined;
}

/** Finds drafts too, which visitors may not see. */
export async function findNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const row = await newestFirst(db).where('id', '=', id).executeTakeFirst();
  return row && presentNews(row);
}

const newestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('news')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

export const columnsOf = ({ version: _version, images, published, ...fields }: NewsDraft): NewsColumns => ({
  ...fields,
  images: JSON.stringify(images),
  isPublished: published ? 1 : 0,
});

/** The compiler names a column for which a draft has nothing. */
type NewsColumns = Omit<NewsRow, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt' | 'deletedBy'>;

export function presentNews({ images, isPublished, deletedAt, deletedBy, ...row }: NewsRow): News {
  return { ...row, images: JSON.parse(images) as string[], published: isPublished === 1 };
}
