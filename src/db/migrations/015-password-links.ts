import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Nobody is asked for another password because of an upgrade. */
export const passwordLinks = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('staff')
      .addColumn('must_change_password', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('password_links')
      // one for each person: a new one takes the place of the one before
      .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
  },
});
