import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Makes room for what is known of an operation beside its card: all of it may be left out. Visitors find operations by words
 * of `public_key`, which lacks a place that is held; the empty search keys have both made again (collections/list.server.ts).
 */
export const operationRecord: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of columns) await sql`alter table operations add column ${sql.raw(column)}`.execute(db);
    await sql`update operations set search_key = ''`.execute(db);
    await sql`drop index operations_in_numbers`.execute(db);
    for (const index of indexes)
      await sql`create index ${sql.raw(index)} where deleted_at is null`.execute(db);
  },
};

const columns = [
  'end_date text',
  'province text',
  "work_done text default '' not null",
  'volunteer_hours integer',
  'dead_count integer',
  'assisted_count integer',
  'counts integer default 1 not null',
  "agencies text default '' not null",
  "public_key text default '' not null",
];

const figures = 'counts, volunteer_count, volunteer_hours, rescued_count, dead_count, assisted_count';

/** Every figure is summed up in an index alone, in its order; SQLite and PostgreSQL want each column of the query in it for that. */
const indexes = [
  `operations_by_year on operations (is_published, type, substr(date, 1, 4), ${figures}, date, deleted_at)`,
  'operations_by_month on operations (is_published, substr(date, 6, 2), counts, date, deleted_at)',
  'operations_by_province on operations (is_published, province, date, id, counts, deleted_at)',
];
