import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * An article may tell of an operation. No foreign key: whoever reads asks whether the operation is still there, which
 * it has to do anyway for one in the bin.
 */
export const operationOfNews = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['news', 'news_versions'])
      await db.schema.alterTable(table).addColumn('operation_id', 'integer').execute();
    await db.schema.createIndex('news_by_operation').on('news').column('operation_id').execute();
  },
});
