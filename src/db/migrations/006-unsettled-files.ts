import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that may have no row: they are written before it and removed after it. */
export const unsettledFiles = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('unsettled_files')
      .addColumn('file_name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('noted_at', 'text', (column) => column.notNull())
      .execute();
  },
});
