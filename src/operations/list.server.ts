import { z } from 'zod';
import { listOf } from '#/collections/list.server.ts';
import { listFields } from '#/http/input.server.ts';
import { operationFilters, operationOrders } from './list-choice.ts';
import { operationStore } from './store.server.ts';

/** The search finds words of the operation's title, description, places, type or date. */
export const operationListSchema = z.object({
  ...listFields,
  filter: z.enum(operationFilters).default('all'),
  order: z.enum(operationOrders).default('newest'),
});

type OperationListQuery = z.output<typeof operationListSchema>;

const newest = [
  ['date', 'desc'],
  ['id', 'desc'],
] as const;

/** The newest operation comes first. */
export const operationList = listOf({
  table: 'operations',
  select: (db) => operationStore.select(db, { isPublic: false }),
  narrow: (operations, { filter }: OperationListQuery) => filters[filter](operations),
  orders: {
    newest,
    oldest: [
      ['date', 'asc'],
      ['id', 'asc'],
    ],
    title: [['titleKey', 'asc'], ...newest],
  },
  present: operationStore.presentAuthored,
});

type Operations = ReturnType<typeof operationStore.select>;

const filters: Record<OperationListQuery['filter'], (operations: Operations) => Operations> = {
  all: (operations) => operations,
  published: (operations) => operations.where('isPublished', '=', 1),
  draft: (operations) => operations.where('isPublished', '=', 0),
  held: (operations) => operations.where('isPlaceHeld', '=', 1),
  // as `gapsOf` finds them
  incomplete: (operations) =>
    operations
      .where('status', '<>', 'cancelled')
      .where((row) =>
        row.or([
          row('type', 'is', null),
          row('volunteerCount', '=', 0),
          row('province', 'is', null),
          row('volunteerHours', 'is', null),
        ]),
      ),
  active: (operations) => operations.where('status', '=', 'active'),
  completed: (operations) => operations.where('status', '=', 'completed'),
  cancelled: (operations) => operations.where('status', '=', 'cancelled'),
};
