import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Visitors can ask for any category, and only those of the gallery are cached. */
export const photosByCategory = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('photos_by_category')
      .on('photos')
      .columns(['category', 'deleted_at', 'created_at', 'id'])
      .execute();
  },
});
