import { z } from 'zod';
import { listFields } from '#/http/list-query.server.ts';
import { operationFilters, operationOrders } from './list-choice.ts';

/** The search finds words of the operation's title, description, places, type or date. */
export const operationListSchema = z.object({
  ...listFields,
  filter: z.enum(operationFilters).default('all'),
  order: z.enum(operationOrders).default('newest'),
});

export type OperationListQuery = z.output<typeof operationListSchema>;
