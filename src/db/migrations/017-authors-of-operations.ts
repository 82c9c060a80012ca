import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who wrote an operation is read from its versions; of one whose first version is older than versions nobody knows. */
export const authorsOfOperations = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const column of ['created_by', 'updated_by'])
      await db.schema
        .alterTable('operations')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    await sql`update operations set
      created_by = coalesce((select saved_by from operation_versions where operation_id = operations.id
        and version = 1), ''),
      updated_by = coalesce((select saved_by from operation_versions where operation_id = operations.id
        and version = operations.version), '')`.execute(db);
  },
});
