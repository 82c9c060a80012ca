import type { Kysely } from 'kysely';
import { type Engine, idColumn } from '../engine.ts';
import { empty, filled, middle, numbers, one, onlyOneOf, partOf, texts, zero } from './columns.ts';

export async function createPhotos(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('photos')
    .$call(idColumn(engine))
    .$call(texts('image_url', 'title', 'description', 'category'))
    .addColumn('operation_id', 'integer', (column) => column.references('operations.id').onDelete('set null'))
    .addColumn('created_at', 'text', filled)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .addColumn('position', 'integer', zero)
    .addColumn('version', 'integer', one)
    .addColumn('updated_at', 'text', empty)
    .execute();
}

export async function createMedia(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('media')
    .$call(idColumn(engine))
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', filled)
    .addColumn('size', 'bigint', filled)
    .addColumn('mimetype', 'text', filled)
    .$call(numbers('width', 'height'))
    .addColumn('uploaded_at', 'text', filled)
    .addColumn('content_hash', 'text', empty)
    .addColumn('alt_text', 'text', empty)
    .addColumn('credit', 'text', empty)
    .addColumn('consent_note', 'text', empty)
    .addColumn('color', 'text', empty)
    .addColumn('focus_x', 'integer', middle)
    .addColumn('focus_y', 'integer', middle)
    .addColumn('is_hidden', 'integer', zero)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .addColumn('is_waiting', 'integer', zero)
    .execute();
  await db.schema
    .createTable('media_variants')
    .$call(partOf('media_id', 'media'))
    .addColumn('width', 'integer', filled)
    .addColumn('format', 'text', filled)
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('size', 'bigint', filled)
    .addPrimaryKeyConstraint('media_variants_key', ['media_id', 'width', 'format'])
    .execute();
  await createWork(db);
  await createUses(db);
}

async function createWork(db: Kysely<unknown>) {
  await db.schema
    .createTable('picture_work')
    .addColumn('media_id', 'integer', onlyOneOf('media'))
    .addColumn('attempts', 'integer', zero)
    .addColumn('failure', 'text', empty)
    .execute();
  await db.schema
    .createTable('unsettled_files')
    .addColumn('file_name', 'text', (column) => column.primaryKey())
    .$call(texts('owner', 'noted_at'))
    .execute();
  // as it was called first: PostgreSQL's name of its key still says so everywhere
  await db.schema.alterTable('unsettled_files').renameTo('pending_files').execute();
}

async function createUses(db: Kysely<unknown>) {
  await db.schema
    .createTable('picture_uses')
    .addColumn('file_name', 'text', filled)
    .addColumn('owner_kind', 'text', filled)
    .addColumn('owner_id', 'integer', filled)
    .$call(texts('place', 'title'))
    .addPrimaryKeyConstraint('picture_uses_key', ['file_name', 'owner_kind', 'owner_id', 'place'])
    .execute();
  await db.schema
    .createTable('outside_pictures')
    // a hash, because an address may be too long for an index in PostgreSQL
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', filled)
    .addColumn('media_id', 'integer', (column) => column.references('media.id').onDelete('set null'))
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_try_at', 'text')
    .addColumn('failure', 'text', empty)
    .execute();
}
