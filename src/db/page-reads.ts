import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

export type DayReads = Selectable<Tables['pageReads']>;

/** Adds to what other servers have counted; in one order, so that no two wait for each other in a circle. */
export async function addReads(db: Kysely<Tables>, rows: readonly DayReads[]): Promise<void> {
  const keyOf = ({ day, path }: DayReads) => `${day} ${path}`;
  await db
    .insertInto('pageReads')
    .values(rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet(({ eb, ref }) => ({
        reads: eb('pageReads.reads', '+', ref('excluded.reads')),
        botReads: eb('pageReads.botReads', '+', ref('excluded.botReads')),
      })),
    )
    .execute();
}

/** Sums up a calendar year. @returns since, the first day of it that something was counted on; null without any */
export const readsOfYear = (db: Kysely<Tables>, year: number) =>
  db
    .selectFrom('pageReads')
    .select((row) => [...sums(row), row.fn.min<string | null>('day').as('since')])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .executeTakeFirstOrThrow();

/** Finds what was read most since a day, and the sum of all pages. @param from 'YYYY-MM-DD', the first that counts */
export async function findMostRead(db: Kysely<Tables>, { from, limit }: { from: string; limit: number }) {
  const since = db.selectFrom('pageReads').where('day', '>=', from);
  const byPath = since.select(({ fn }) => ['path', fn.sum<number>('reads').as('reads')]).groupBy('path');
  const read = byPath.having(({ fn }) => fn.sum('reads'), '>', 0);
  const pages = await read.orderBy('reads', 'desc').orderBy('path').limit(limit).execute();
  return { pages, ...(await since.select(sums).executeTakeFirstOrThrow()) };
}

const sums = ({ fn, lit }: ExpressionBuilder<Tables, 'pageReads'>) => [
  fn.coalesce(fn.sum<number>('pageReads.reads'), lit(0)).as('reads'),
  fn.coalesce(fn.sum<number>('pageReads.botReads'), lit(0)).as('botReads'),
];
