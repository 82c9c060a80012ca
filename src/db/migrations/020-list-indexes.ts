import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each list that pages and the panel show a part of is found, ordered and counted in an index. Partial ones, because
 * PostgreSQL would sort what it finds by `deleted_at is null`.
 */
export const listIndexes = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const name of ['news_by_date', 'news_by_operation']) await db.schema.dropIndex(name).execute();
    await addIndex(db, 'news_by_date', 'news (is_published, created_at, id)');
    await addIndex(db, 'news_by_category', 'news (is_published, category, created_at, id)');
    await addIndex(db, 'news_by_operation', 'news (operation_id, is_published, created_at, id)');
    await addIndex(db, 'news_by_change', 'news (is_published, id, updated_at)');
    await addIndex(db, 'news_by_creation', 'news (created_at, id)');
    await addIndex(db, 'news_by_author', 'news (created_by, created_at, id)');
    await addIndex(db, 'operations_of_visitors', 'operations (is_published, date, id)');
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
