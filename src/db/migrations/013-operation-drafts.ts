import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operationDrafts = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await addColumns(db);
    await createVersions(db);
  },
});

/** What was there before drafts is what visitors saw, each at its whole place. */
async function addColumns(db: Kysely<unknown>) {
  const operations = () => db.schema.alterTable('operations');
  await operations()
    .addColumn('is_published', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await operations()
    .addColumn('district', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await operations()
    .addColumn('is_place_held', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Existing operations begin with their present version; who wrote it is unknown. */
async function createVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('operation_versions')
    .addColumn('operation_id', 'integer', (column) =>
      column.notNull().references('operations.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('district', 'text', (column) => column.notNull())
    .addColumn('is_place_held', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('rescued_count', 'integer', (column) => column.notNull())
    .addColumn('volunteer_count', 'integer', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('operation_versions_key', ['operation_id', 'version'])
    .execute();
  const kept = sql`version, title, description, location, district, is_place_held, date, status, type,
    rescued_count, volunteer_count, image_url, is_published`;
  await sql`insert into operation_versions (operation_id, ${kept}, saved_at, saved_by)
    select id, ${kept}, updated_at, '' from operations`.execute(db);
}
