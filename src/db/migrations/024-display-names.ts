import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What colleagues read in the place of a login name; and the log is found by what was done. */
export const displayNames = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['display_name', 'display_name_key'])
      await db.schema.alterTable('staff').addColumn(column, 'text').execute();
    await db.schema
      .createIndex('staff_by_display_name')
      .on('staff')
      .column('display_name_key')
      .unique()
      .execute();
    await db.schema.createIndex('audit_by_action').on('audit_log').columns(['action', 'id']).execute();
  },
});
