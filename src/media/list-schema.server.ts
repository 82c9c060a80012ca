import { z } from 'zod';
import { largestId } from '#/http/fields.ts';
import { listFields } from '#/http/list-query.server.ts';
import { mediaFilters, mediaOrders } from './list-choice.ts';

const nothing = z.literal('').transform(() => undefined);

/** The search finds words of the picture's name, description, author or address, or the whole address of a smaller copy. */
export const mediaListSchema = z.object({
  ...listFields,
  filter: z.enum(mediaFilters).default('all'),
  order: z.enum(mediaOrders).default('newest'),
  operation: z.union([nothing, z.coerce.number().int().min(1).max(largestId)]).optional(),
  month: z.union([nothing, z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)]).optional(),
});

export type MediaListQuery = z.output<typeof mediaListSchema>;
