import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Apart from `staff`, so that nothing which reads a person reads the secret. */
export const secondFactors = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factors')
      .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'integer')
      .execute();
  },
});
