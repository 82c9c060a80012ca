import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const renamePendingFiles = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('unsettled_files').renameTo('pending_files').execute();
  },
});
