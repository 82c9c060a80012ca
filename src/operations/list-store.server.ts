import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import type { OperationListQuery } from './list-schema.server.ts';
import type { ListedOperation } from './queries.ts';
import { presentWithAuthors } from './store.server.ts';

/** Found by its filter alone, so the index in memory need not be read. */
export async function listOperationPage(
  db: Kysely<Tables>,
  { filter, order, page }: OperationListQuery,
): Promise<ListPage<ListedOperation>> {
  const all = db.selectFrom('operations').where('deletedAt', 'is', null);
  const chosen = filters[filter](all);
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const rows = await chosen
    .selectAll()
    .orderBy('date', direction)
    .orderBy('id', direction)
    .limit(listStep)
    .offset((page - 1) * listStep)
    .execute();
  return { total: await count(all), found: await count(chosen), items: rows.map(presentWithAuthors) };
}

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

async function count(operations: Operations): Promise<number> {
  const counted = await operations
    .select((row) => row.fn.countAll<number>().as('operations'))
    .executeTakeFirstOrThrow();
  return counted.operations;
}
