import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

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
