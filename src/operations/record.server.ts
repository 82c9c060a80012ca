import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { hasWords } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { readSearchQuery } from '#/format/search-query.ts';
import { type RecordFilter, wholeRecord } from './operation-list-query.ts';
import type { RecordSums } from './record-sums.ts';

/*
 * The record: all operations that visitors see. Its list, its figures, its map and its files choose a part of it here
 * and nowhere else, so that they agree, and none of them tells what another holds back.
 */

type Narrowed<Row> = SelectQueryBuilder<Tables, 'operations', Row>;

/** Narrows rows of operations to those which visitors see and a filter chooses. */
export function narrowRecord<Row>(rows: Narrowed<Row>, { type, year, province, words }: RecordFilter) {
  let narrowed = rows.where('operations.deletedAt', 'is', null).where('operations.isPublished', '=', 1);
  if (type !== null) narrowed = narrowed.where('operations.type', '=', type);
  if (province !== null) narrowed = narrowed.where('operations.province', '=', province);
  if (year !== null)
    narrowed = narrowed
      .where('operations.date', '>=', `${year}-01-01`)
      .where('operations.date', '<=', `${year}-12-31`);
  // never in the panel's key, which holds the place that is kept back
  for (const word of readSearchQuery(new URLSearchParams({ q: words })).words)
    narrowed = narrowed.where(hasWords('operations.publicKey', word));
  return narrowed;
}

const record = (db: Kysely<Tables>, filter: RecordFilter) =>
  narrowRecord(db.selectFrom('operations'), filter);

/** Parts by which the record is summed up; an operation counts on the day on which it began. */
const parts = {
  type: sql<string | null>`type`,
  year: sql<string | null>`substr(date, 1, 4)`,
  month: sql<string | null>`substr(date, 6, 2)`,
  province: sql<string | null>`province`,
};

export type RecordPart = keyof typeof parts;

/** Rows of what a filter chooses, apart for each type, year ('2026'), month ('02') or province. */
const grouped = (db: Kysely<Tables>, { by, ...filter }: RecordFilter & { by: RecordPart }) =>
  record(db, filter).select(parts[by].as('part')).groupBy(parts[by]).orderBy('part');

/** Counts the operations of each part, in a fraction of the time that it takes to sum all figures up. */
export const countRecord = (
  db: Kysely<Tables>,
  choice: RecordFilter & { by: RecordPart },
): Promise<{ part: string | null; operations: number }[]> =>
  grouped(db, choice)
    .select((row) => row.fn.sum<number>('counts').as('operations'))
    .execute();

/**
 * Sums up each part of what a filter chooses.
 * @param within another part, for which the sums of each are apart; without it `within` of the rows is null
 */
export const sumRecord = (
  db: Kysely<Tables>,
  { within, ...choice }: RecordFilter & { by: RecordPart; within?: RecordPart },
): Promise<(RecordSums & { part: string | null; within: string | null })[]> =>
  grouped(db, choice)
    .select((within ? parts[within] : sql<null>`null`).as('within'))
    .$if(within !== undefined, (rows) => rows.groupBy(parts[within ?? choice.by]))
    .select((row) => [
      row.fn.countAll<number>().as('reports'),
      row.fn.sum<number>('counts').as('operations'),
      sql<number>`sum(case when volunteer_count + rescued_count > 0 then counts else 0 end)`.as('withPeople'),
      row.fn.sum<number>('volunteerCount').as('volunteers'),
      row.fn.sum<number>('rescuedCount').as('rescued'),
      row.fn.sum<number | null>('deadCount').as('dead'),
      row.fn.sum<number | null>('assistedCount').as('assisted'),
      row.fn.sum<number | null>('volunteerHours').as('hours'),
    ])
    .execute();

/** Lists the years of the record, the latest first; there may be quiet ones among them. */
export async function listRecordYears(db: Kysely<Tables>): Promise<number[]> {
  const days = () => record(db, wholeRecord).select('date').limit(1);
  const first = await days().orderBy('date', 'asc').executeTakeFirst();
  const last = await days().orderBy('date', 'desc').executeTakeFirst();
  const [from, to] = [Number(first?.date.slice(0, 4)), Number(last?.date.slice(0, 4))];
  return first ? Array.from({ length: to - from + 1 }, (_, back) => to - back) : [];
}
