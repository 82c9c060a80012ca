import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The panel's list of photos is found, ordered and counted in an index. The one in order holds the bin, too: what waits
 * there has a place between others, to which it comes back.
 */
export const photoList = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const name of ['photos_by_category', 'photos_by_deletion'])
      await db.schema.dropIndex(name).execute();
    await addIndex(db, 'photos_by_deletion', 'photos (deleted_at, id) where deleted_at is not null');
    await addIndex(db, 'photos_in_order', 'photos (position, created_at, id, version, deleted_at)');
    await addIndex(
      db,
      'photos_by_category',
      'photos (category, position, created_at, id) where deleted_at is null',
    );
    await addIndex(db, 'photos_by_category_and_age', 'photos (category, id) where deleted_at is null');
  },
});

const addIndex = (db: Kysely<unknown>, name: string, columns: string) =>
  sql`create index ${sql.raw(name)} on ${sql.raw(columns)}`.execute(db);
