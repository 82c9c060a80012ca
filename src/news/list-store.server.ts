import type { Kysely, SelectQueryBuilder } from 'kysely';
import { readPlain } from '#/db/read-plain.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import type { NewsListItem } from './list-choice.ts';
import type { NewsListQuery } from './list-schema.server.ts';
import { summaryColumns } from './published-news.server.ts';

/** Found by its filter alone, so the index in memory need not be read. @param username of who asks, for 'mine' */
export async function listNewsItems(
  db: Kysely<Tables>,
  { query: { filter, order, author, page }, username }: { query: NewsListQuery; username: string },
): Promise<ListPage<NewsListItem>> {
  const all = db.selectFrom('news').where('deletedAt', 'is', null);
  const chosen = filters[filter](author === '' ? all : all.where('createdBy', '=', author), username);
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const rows = await chosen
    .select(itemColumns)
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(listStep)
    .offset((page - 1) * listStep)
    .execute();
  return { total: await count(all), found: await count(chosen), items: rows.map(presentItem) };
}

type Articles = SelectQueryBuilder<Tables, 'news', object>;

const filters: Record<NewsListQuery['filter'], (news: Articles, username: string) => Articles> = {
  all: (news) => news,
  published: (news) => news.where('isPublished', '=', 1),
  draft: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 0),
  scheduled: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 1),
  mine: (news, username) => news.where('createdBy', '=', username),
};

async function count(news: Articles): Promise<number> {
  const counted = await news
    .select((row) => row.fn.countAll<number>().as('articles'))
    .executeTakeFirstOrThrow();
  return counted.articles;
}

/** More than an association writes; an index of as many takes some 20 MB. */
const mostListed = 20_000;

/** The newest first. */
export const listItemIds = (db: Kysely<Tables>) =>
  readPlain(
    db,
    db
      .selectFrom('news')
      .select(['id', 'version'])
      .where('deletedAt', 'is', null)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(mostListed),
  );

export async function readNewsItems(db: Kysely<Tables>, ids: readonly number[]): Promise<NewsListItem[]> {
  const rows = await db.selectFrom('news').select(itemColumns).where('id', 'in', ids).execute();
  return rows.map(presentItem);
}

const itemColumns = [
  ...summaryColumns,
  'updatedAt',
  ...(['isPublished', 'isScheduled', 'publishAt', 'createdBy', 'updatedBy', 'version'] as const),
] as const;

type ItemRow = Pick<NewsRow, (typeof itemColumns)[number]>;

const presentItem = ({ isPublished, isScheduled, ...row }: ItemRow): NewsListItem => ({
  ...row,
  published: isPublished === 1,
  scheduled: isScheduled === 1,
});
