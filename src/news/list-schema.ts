import { z } from 'zod';
import { newsText as text } from '#/i18n/tr/news.ts';
import { newsFilters, newsOrders } from './list-choice.ts';

const words = (most: number) => z.string().max(most, text.listChoiceInvalid).default('');

/** Reads the query string of the panel's list; what is left out shows everything, the newest first. */
export const newsListSchema = z.object({
  /** Each of its words must stand in the article's title, excerpt, category, date or author. */
  search: words(200),
  filter: z.enum(newsFilters).default('all'),
  order: z.enum(newsOrders).default('newest'),
  /** Username of who wrote them; empty for everybody. */
  author: words(100),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .default(1),
});

export type NewsListQuery = z.output<typeof newsListSchema>;
