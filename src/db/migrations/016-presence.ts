import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const presence = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('presence')
      .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('item', 'integer', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      // a tab has one form open at a time
      .addPrimaryKeyConstraint('presence_key', ['staff_id', 'holder'])
      .execute();
  },
});
