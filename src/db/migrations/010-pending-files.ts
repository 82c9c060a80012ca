import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A better name: these files are pending until their row is written, or gone. */
export const renamePendingFiles = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('unsettled_files').renameTo('pending_files').execute();
  },
});
