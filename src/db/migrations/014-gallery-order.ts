import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos get a place that staff can change, and a version that guards a change against a newer one. */
export const galleryOrder = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const photos = () => db.schema.alterTable('photos');
    await photos()
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await photos()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await photos()
      .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await keepOrder(db);
    await db.schema.dropIndex('photos_by_category').execute();
    await db.schema
      .createIndex('photos_by_category')
      .on('photos')
      .columns(['category', 'deleted_at', 'position', 'created_at', 'id'])
      .execute();
  },
});

/** The newest stays first. */
async function keepOrder(db: Kysely<unknown>) {
  await sql`update photos set position = ordered.place, updated_at = photos.created_at
    from (select id, row_number() over (order by created_at, id) as place from photos) as ordered
    where ordered.id = photos.id`.execute(db);
}
