import { z } from 'zod';
import { listFields, listWords } from '#/http/list-query.server.ts';
import { newsFilters, newsOrders } from './list-choice.ts';

/** The search finds words of the article's title, excerpt, category, date or author. */
export const newsListSchema = z.object({
  ...listFields,
  filter: z.enum(newsFilters).default('all'),
  order: z.enum(newsOrders).default('newest'),
  /** Username of who wrote them; empty for everybody. */
  author: listWords(100),
});

export type NewsListQuery = z.output<typeof newsListSchema>;
