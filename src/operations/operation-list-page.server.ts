import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import type { OperationFigures } from './operation-counters.tsx';
import type { ShownOperations } from './operation-list-page.tsx';
import { type OperationListQuery, operationListAddress, operationsPerPage } from './operation-list-query.ts';
import { listPublishedOperations } from './store.server.ts';

/**
 * Reads a page of the list; beyond the last page a redirect to it, because such pages have no end and must not be
 * drawn.
 */
export async function readOperationPage(
  db: Kysely<Tables>,
  { type, page }: OperationListQuery,
): Promise<ShownOperations | Redirect> {
  const figures = await countOperations(db);
  const found = type === null ? figures.total : (figures.ofType.get(type) ?? 0);
  const pages = Math.max(1, Math.ceil(found / operationsPerPage));
  if (page > pages) return { redirectTo: operationListAddress({ type, page: pages }) };
  const offset = (page - 1) * operationsPerPage;
  const operations = await listPublishedOperations(db, { type, limit: operationsPerPage, offset });
  return { operations, figures, found, pages };
}

/** Counts published operations, for the figures above the list. */
async function countOperations(db: Kysely<Tables>): Promise<OperationFigures> {
  const rows = await db
    .selectFrom('operations')
    .select('type')
    .select((row) => [
      row.fn.countAll<number>().as('operations'),
      row.fn.sum<number>('volunteerCount').as('volunteers'),
      row.fn.sum<number>('rescuedCount').as('rescued'),
      sql<number>`sum(case when volunteer_count + rescued_count > 0 then 1 else 0 end)`.as('known'),
    ])
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .groupBy('type')
    .execute();
  const sumOf = (figure: Exclude<keyof (typeof rows)[number], 'type'>) =>
    rows.reduce((sum, row) => sum + row[figure], 0);
  return {
    total: sumOf('operations'),
    ofType: new Map(rows.map(({ type, operations }) => [type, operations])),
    people: { operations: sumOf('known'), volunteers: sumOf('volunteers'), rescued: sumOf('rescued') },
  };
}
