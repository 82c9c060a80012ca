import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The indexes keep counting fast while thousands of sign-ins fail. */
export const signInLimits = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sign_in_failures').addColumn('end_site', 'text').execute();
    for (const column of ['origin', 'end_site', 'username_key']) {
      await db.schema
        .createIndex(`sign_in_failures_by_${column}`)
        .on('sign_in_failures')
        .columns([column, 'failed_at'])
        .execute();
    }
    await db.schema
      .createTable('log_quotas')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('log_quotas_by_key').on('log_quotas').columns(['key', 'used_at']).execute();
  },
});
