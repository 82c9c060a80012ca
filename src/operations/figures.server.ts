import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { OperationFigures } from './operation-counters.tsx';

/** What visitors read above the list, of published operations. */
export async function countOperations(db: Kysely<Tables>): Promise<OperationFigures> {
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
