import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pictureLibrary = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await describeMedia(db);
    await createVariants(db);
    await createPictureWork(db);
    await createPictureUses(db);
  },
});

async function describeMedia(db: Kysely<unknown>) {
  const texts = ['content_hash', 'alt_text', 'credit', 'consent_note', 'color'];
  for (const name of texts) {
    await db.schema
      .alterTable('media')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  for (const name of ['focus_x', 'focus_y']) {
    await db.schema
      .alterTable('media')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(50))
      .execute();
  }
  await db.schema
    .alterTable('media')
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('media').addColumn('deleted_at', 'text').execute();
  await db.schema.alterTable('media').addColumn('deleted_by', 'text').execute();
  await db.schema.createIndex('media_by_content').on('media').column('content_hash').execute();
}

async function createVariants(db: Kysely<unknown>) {
  await db.schema
    .createTable('media_variants')
    .addColumn('media_id', 'integer', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_variants_key', ['media_id', 'width', 'format'])
    .execute();
}

/** Existing pictures get smaller copies too. */
async function createPictureWork(db: Kysely<unknown>) {
  await db.schema
    .createTable('picture_work')
    .addColumn('media_id', 'integer', (column) =>
      column.primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`insert into picture_work (media_id) select id from media`.execute(db);
}

async function createPictureUses(db: Kysely<unknown>) {
  await db.schema
    .createTable('picture_uses')
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('owner_kind', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['file_name', 'owner_kind', 'owner_id', 'place'])
    .execute();
  await db.schema
    .createIndex('picture_uses_by_owner')
    .on('picture_uses')
    .columns(['owner_kind', 'owner_id'])
    .execute();
  for (const text of usedBefore) await indexUses(db, text);
}

/** Where pictures stood when this migration was written. */
const usedBefore = [
  { kind: 'news', table: 'news', column: 'image_url', place: 'cover' },
  { kind: 'news', table: 'news', column: 'images', place: 'extra' },
  { kind: 'news', table: 'news', column: 'content', place: 'text' },
  { kind: 'operation', table: 'operations', column: 'image_url', place: 'cover' },
  { kind: 'photo', table: 'photos', column: 'image_url', place: 'photo' },
];

async function indexUses(db: Kysely<unknown>, { kind, table, column, place }: (typeof usedBefore)[number]) {
  const named = sql.ref(column);
  const { rows } = await sql<{ id: number; title: string; text: string }>`
    select id, title, ${named} as text from ${sql.table(table)} where ${named} like '%/media/%'`.execute(db);
  for (const { id, title, text } of rows) {
    const names = new Set(text.match(/(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/g));
    for (const name of names) {
      await sql`insert into picture_uses (file_name, owner_kind, owner_id, place, title)
        values (${name}, ${kind}, ${id}, ${place}, ${title})`.execute(db);
    }
  }
}
