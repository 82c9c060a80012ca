import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each list that pages and the panel show a part of is found, ordered and counted in an index. Partial ones, because
 * PostgreSQL would sort what it finds by `deleted_at is null`, and SQLite take the index of the bin for it.
 */
export const listIndexes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const earlier = ['news_by_date', 'news_by_operation', 'news_by_deletion', 'operations_by_deletion'];
    for (const name of earlier) await db.schema.dropIndex(name).execute();
    for (const table of ['news', 'operations'])
      await sql`create index ${sql.raw(`${table}_by_deletion`)} on ${sql.raw(table)} (deleted_at, id)
        where deleted_at is not null`.execute(db);
    await addIndex(db, 'news_by_date', 'news (is_published, created_at, id, version)');
    await addIndex(db, 'news_by_category', 'news (is_published, category, created_at, id)');
    await addIndex(db, 'news_by_operation', 'news (operation_id, is_published, created_at, id)');
    await addIndex(db, 'news_by_change', 'news (is_published, id, updated_at)');
    await addIndex(db, 'news_by_creation', 'news (created_at, id, version)');
    await addIndex(db, 'news_by_author', 'news (created_by, created_at, id)');
    await addIndex(db, 'operations_of_visitors', 'operations (is_published, date, id, version)');
    await addIndex(db, 'operations_by_type', 'operations (is_published, type, date, id)');
    await addIndex(
      db,
      'operations_in_numbers',
      'operations (is_published, type, volunteer_count, rescued_count)',
    );
  },
});

const addIndex = (db: Kysely<unknown>, name: string, columns: string) =>
  sql`create index ${sql.raw(name)} on ${sql.raw(columns)} where deleted_at is null`.execute(db);
