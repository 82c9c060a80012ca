import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import { listOf } from '#/collections/list.server.ts';
import { newsCategories } from '#/content/kinds.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { listFields, listWords, orAll } from '#/http/input.server.ts';
import type { NewsListItem } from './answers.server.ts';
import { newsFilters, newsOrders } from './list-choice.ts';
import { summaryColumns } from './published-news.server.ts';

/** The search finds words of the article's title, excerpt, category, date or author. */
export const newsListSchema = z.object({
  ...listFields,
  filter: z.enum(newsFilters).default('all'),
  order: z.enum(newsOrders).default('newest'),
  category: orAll(z.enum(newsCategories)),
  /** Author's username; empty for everybody. */
  author: listWords(100),
});

/** Query with the name of the person who asks, for the filter 'mine'. */
type NewsListQuery = z.output<typeof newsListSchema> & { username: string };

const newest = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

/** The newest article comes first. */
export const newsList = listOf({
  table: 'news',
  select: (db): Articles => db.selectFrom('news').select(itemColumns).where('deletedAt', 'is', null),
  narrow(news, { filter, category, author, username }: NewsListQuery) {
    const chosen = filters[filter](news, username);
    const ofCategory = category === undefined ? chosen : chosen.where('category', '=', category);
    return author === '' ? ofCategory : ofCategory.where('createdBy', '=', author);
  },
  orders: {
    newest,
    oldest: [
      ['createdAt', 'asc'],
      ['id', 'asc'],
    ],
    title: [['titleKey', 'asc'], ...newest],
  },
  present: ({ isPublished, isScheduled, ...row }): NewsListItem => ({
    ...row,
    published: isPublished === 1,
    scheduled: isScheduled === 1,
  }),
});

type Articles = SelectQueryBuilder<Tables, 'news', ItemRow>;

const filters: Record<NewsListQuery['filter'], (news: Articles, username: string) => Articles> = {
  all: (news) => news,
  published: (news) => news.where('isPublished', '=', 1),
  draft: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 0),
  scheduled: (news) => news.where('isPublished', '=', 0).where('isScheduled', '=', 1),
  mine: (news, username) => news.where('createdBy', '=', username),
};

const itemColumns = [
  ...summaryColumns,
  'updatedAt',
  ...(['isPublished', 'isScheduled', 'publishAt', 'createdBy', 'updatedBy', 'version'] as const),
] as const;

type ItemRow = Pick<NewsRow, (typeof itemColumns)[number]>;
