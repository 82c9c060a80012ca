import type { Kysely, SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { listFields, listWords } from '#/http/input.server.ts';
import type { ListPlan } from '#/panel/list/list-index.server.ts';
import type { NewsListItem } from './answers.server.ts';
import { newsFilters, newsOrders } from './list-choice.ts';
import { summaryColumns } from './published-news.server.ts';

/** The search finds words of the article's title, excerpt, category, date or author. */
export const newsListSchema = z.object({
  ...listFields,
  filter: z.enum(newsFilters).default('all'),
  order: z.enum(newsOrders).default('newest'),
  /** Author's username; empty for everybody. */
  author: listWords(100),
});

/** Query with the name of the person who asks, for the filter 'mine'. */
type NewsListQuery = z.output<typeof newsListSchema> & { username: string };

/** The newest article comes first. */
export const newsListPlan: ListPlan<'news', NewsListItem, NewsListQuery> = {
  all: { ...newsListSchema.parse({}), username: '' },
  choose(db, { filter, order, author, username }) {
    const all: Articles = db.selectFrom('news').where('deletedAt', 'is', null);
    const direction = order === 'oldest' ? 'asc' : 'desc';
    return filters[filter](author === '' ? all : all.where('createdBy', '=', author), username)
      .select(['id', 'version'])
      .orderBy('createdAt', direction)
      .orderBy('id', direction);
  },
  read: readNewsItems,
  textOf: ({ title, excerpt, category, createdAt, createdBy }) =>
    [title, excerpt, category, formatLongDate(createdAt), formatDottedDate(createdAt), createdBy].join(' '),
};

type Articles = SelectQueryBuilder<Tables, 'news', object>;

const filters: Record<NewsListQuery['filter'], (news: Articles, username: string) => Articles> = {
  all: (news) => news,
  published: (news) => news.where('isPublished', '=', 1),
  draft: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 0),
  scheduled: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 1),
  mine: (news, username) => news.where('createdBy', '=', username),
};

async function readNewsItems(db: Kysely<Tables>, ids: readonly number[]): Promise<NewsListItem[]> {
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
