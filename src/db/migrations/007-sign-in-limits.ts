import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where a failed sign-in came from in a wider sense, and what makes counting fast while thousands fail. */
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
  },
});
