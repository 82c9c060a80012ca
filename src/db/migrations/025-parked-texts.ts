import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Nobody but its writer may read such a text, so it goes with the account. */
export const parkedTexts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('parked_texts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'integer', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('form_values', 'text', (column) => column.notNull())
      .addColumn('parked_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('parked_texts_by_writer').on('parked_texts').column('staff_id').execute();
  },
});
