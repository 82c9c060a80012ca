import { z } from 'zod';
import { listedId, listFields, orAll } from '#/http/list-query.server.ts';
import { mediaFilters, mediaOrders } from './list-choice.ts';

/** The search finds words of the picture's name, description, author or address, or the whole address of a smaller copy. */
export const mediaListSchema = z.object({
  ...listFields,
  filter: z.enum(mediaFilters).default('all'),
  order: z.enum(mediaOrders).default('newest'),
  operation: orAll(listedId),
  month: orAll(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
});

export type MediaListQuery = z.output<typeof mediaListSchema>;
