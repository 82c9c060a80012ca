import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Anybody may ask for the photos of a category, made-up ones too, and only those of the gallery are kept in memory. */
export const photosByCategory = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('photos_by_category')
      .on('photos')
      .columns(['category', 'deleted_at', 'created_at', 'id'])
      .execute();
  },
});
