import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const binAndVersions = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['news', 'operations', 'photos']) await addBin(db, table);
    await createNewsVersions(db);
    await createRequestKeys(db);
  },
});

async function addBin(db: Kysely<unknown>, table: string) {
  await db.schema.alterTable(table).addColumn('deleted_at', 'text').execute();
  await db.schema.alterTable(table).addColumn('deleted_by', 'text').execute();
  await db.schema.createIndex(`${table}_by_deletion`).on(table).column('deleted_at').execute();
}

/** Existing articles begin with their present version; its author is unknown. */
async function createNewsVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('news_versions')
    .addColumn('news_id', 'integer', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_versions_key', ['news_id', 'version'])
    .execute();
  await sql`insert into news_versions (news_id, version, title, excerpt, content, category, image_url, images,
    is_published, saved_at, saved_by) select id, version, title, excerpt, content, category, image_url, images,
    is_published, updated_at, '' from news`.execute(db);
}

async function createRequestKeys(db: Kysely<unknown>) {
  await db.schema
    .createTable('request_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
