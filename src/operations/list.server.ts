import type { SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { listFields } from '#/http/input.server.ts';
import type { ListPlan } from '#/panel/list/list-index.server.ts';
import type { ListedOperation } from './answers.server.ts';
import { operationFilters, operationOrders } from './list-choice.ts';
import { operationStore } from './store.server.ts';

/** The search finds words of the operation's title, description, places, type or date. */
export const operationListSchema = z.object({
  ...listFields,
  filter: z.enum(operationFilters).default('all'),
  order: z.enum(operationOrders).default('newest'),
});

type OperationListQuery = z.output<typeof operationListSchema>;

/** The newest operation comes first. */
export const operationListPlan: ListPlan<'operations', ListedOperation, OperationListQuery> = {
  all: operationListSchema.parse({}),
  choose(db, { filter, order }) {
    const direction = order === 'oldest' ? 'asc' : 'desc';
    return filters[filter](db.selectFrom('operations').where('deletedAt', 'is', null))
      .select(['id', 'version'])
      .orderBy('date', direction)
      .orderBy('id', direction);
  },
  read: async (db, ids) => (await operationStore.readRows(db, ids)).map(operationStore.presentAuthored),
  textOf: ({ title, description, location, district, type, date }) =>
    [title, description, location, district, type, formatLongDate(date), formatDottedDate(date)].join(' '),
};

type Operations = SelectQueryBuilder<Tables, 'operations', object>;

const filters: Record<OperationListQuery['filter'], (operations: Operations) => Operations> = {
  all: (operations) => operations,
  published: (operations) => operations.where('isPublished', '=', 1),
  draft: (operations) => operations.where('isPublished', '=', 0),
  held: (operations) => operations.where('isPlaceHeld', '=', 1),
  active: (operations) => operations.where('status', '=', 'active'),
  completed: (operations) => operations.where('status', '=', 'completed'),
  cancelled: (operations) => operations.where('status', '=', 'cancelled'),
};
