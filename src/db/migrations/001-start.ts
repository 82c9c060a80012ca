import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';

export const start = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createNews(db, engine);
    await createMedia(db, engine);
    await createStaff(db, engine);
    await createContentVersion(db, engine);
  },
});

async function createNews(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('news')
    .$call(idColumn(engine))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text')
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('news_by_date')
    .on('news')
    .columns(['is_published', 'created_at', 'id'])
    .execute();
}

async function createMedia(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('media')
    .$call(idColumn(engine))
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('mimetype', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('uploaded_at', 'text', (column) => column.notNull())
    .execute();
}

async function createStaff(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('staff')
    .$call(idColumn(engine))
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('is_disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_seen_at', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_staff').on('sessions').column('staff_id').execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sign_in_failures')
    .$call(idColumn(engine))
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('failed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sign_in_failures_by_time')
    .on('sign_in_failures')
    .column('failed_at')
    .execute();
}

/** PostgreSQL notifies every copy of the server; with SQLite they poll (dialects/sqlite.ts). */
async function createContentVersion(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
  if (engine === 'sqlite') return;
  await sql`create function tell_content_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('content_changed', new.version::text); return new; end $$`.execute(db);
  await sql`create trigger content_changed after update on content_version
    for each row execute function tell_content_changed()`.execute(db);
}
