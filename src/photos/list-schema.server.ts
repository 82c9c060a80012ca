import { z } from 'zod';
import { listedId, listFields, listWords, orAll } from '#/http/list-query.server.ts';
import { longestCategory } from './categories.ts';
import { photoOrders } from './list-choice.ts';
import { longest } from './schema.ts';

/** The search finds words of the photo's title, description or category. */
export const photoListSchema = z.object({
  ...listFields,
  order: z.enum(photoOrders).default('gallery'),
  category: orAll(z.string().max(longestCategory)),
  operationId: orAll(listedId),
});

export const lastNumberSchema = z.object({ title: listWords(longest.title) });

export type PhotoListQuery = z.output<typeof photoListSchema>;
