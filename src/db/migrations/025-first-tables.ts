import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';
import { createFirstIndexes, createFirstTriggers } from './025-first-indexes.ts';
import { createLog, createPeople } from './025-first-people.ts';
import { createMedia, createPhotos } from './025-first-pictures.ts';
import { empty, emptyList, filled, numbers, one, onlyOneOf, partOf, texts, zero } from './columns.ts';

/** Makes what 26 steps had come to, and bears the name of the last of them (docs/decisions/029-first-tables.md). */
export const firstTables = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createNews(db, engine);
    await createOperations(db, engine);
    await createDocuments(db, engine);
    await createPhotos(db, engine);
    await createMedia(db, engine);
    await createPeople(db, engine);
    await createLog(db);
    await createFirstIndexes(db);
    await createFirstTriggers(db, engine);
  },
});

async function createNews(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('news')
    .$call(idColumn(engine))
    .$call(texts('title', 'excerpt', 'content', 'category'))
    .addColumn('image_url', 'text')
    .addColumn('images', 'text', filled)
    .addColumn('is_published', 'integer', filled)
    .$call(texts('created_at', 'updated_at'))
    .addColumn('version', 'integer', one)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    // no foreign key: whoever reads asks whether the operation is still there, as it has to for one in the bin
    .addColumn('operation_id', 'integer')
    .addColumn('publish_at', 'text')
    .addColumn('is_scheduled', 'integer', zero)
    .addColumn('scheduled_by', 'integer')
    .addColumn('created_by', 'text', empty)
    .addColumn('updated_by', 'text', empty)
    .execute();
  await db.schema
    .createTable('news_versions')
    .$call(partOf('news_id', 'news'))
    .addColumn('version', 'integer', filled)
    .$call(texts('title', 'excerpt', 'content', 'category'))
    .addColumn('image_url', 'text')
    .addColumn('images', 'text', filled)
    .addColumn('is_published', 'integer', filled)
    .$call(texts('saved_at', 'saved_by'))
    .addColumn('operation_id', 'integer')
    .addPrimaryKeyConstraint('news_versions_key', ['news_id', 'version'])
    .execute();
}

async function createOperations(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('operations')
    .$call(idColumn(engine))
    .$call(texts('title', 'description', 'location', 'date', 'status'))
    .addColumn('type', 'text')
    .addColumn('rescued_count', 'integer', zero)
    .addColumn('volunteer_count', 'integer', zero)
    .addColumn('image_url', 'text')
    .$call(texts('created_at', 'updated_at'))
    .addColumn('version', 'integer', one)
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .addColumn('is_published', 'integer', one)
    .addColumn('district', 'text', empty)
    .addColumn('is_place_held', 'integer', zero)
    .addColumn('created_by', 'text', empty)
    .addColumn('updated_by', 'text', empty)
    .execute();
  await db.schema
    .createTable('operation_versions')
    .$call(partOf('operation_id', 'operations'))
    .addColumn('version', 'integer', filled)
    .$call(texts('title', 'description', 'location', 'district'))
    .addColumn('is_place_held', 'integer', filled)
    .$call(texts('date', 'status'))
    .addColumn('type', 'text')
    .$call(numbers('rescued_count', 'volunteer_count'))
    .addColumn('image_url', 'text')
    .addColumn('is_published', 'integer', filled)
    .$call(texts('saved_at', 'saved_by'))
    .addPrimaryKeyConstraint('operation_versions_key', ['operation_id', 'version'])
    .execute();
}

/** Makes what visitors read beside news, operations and photos; the start fills it (documents/first-documents.server.ts). */
async function createDocuments(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('documents')
    .$call(idColumn(engine))
    .$call(texts('name', 'language', 'value'))
    .addColumn('version', 'integer', filled)
    .$call(texts('updated_at', 'updated_by', 'published_value'))
    .addColumn('published_version', 'integer', filled)
    .addColumn('publish_at', 'text')
    .addColumn('scheduled_by', 'integer')
    .addColumn('account_writers', 'text', emptyList)
    .addUniqueConstraint('documents_by_name', ['name', 'language'])
    .execute();
  await db.schema
    .createTable('document_versions')
    .$call(partOf('document_id', 'documents'))
    .addColumn('version', 'integer', filled)
    .addColumn('value', 'text', filled)
    .addColumn('is_published', 'integer', filled)
    .$call(texts('saved_at', 'saved_by'))
    .addColumn('published_at', 'text')
    .addPrimaryKeyConstraint('document_versions_key', ['document_id', 'version'])
    .execute();
  await db.schema
    .createTable('document_proposals')
    .addColumn('document_id', 'integer', onlyOneOf('documents'))
    .addColumn('version', 'integer', filled)
    .addColumn('proposed_by', 'integer')
    .$call(texts('proposed_by_name', 'proposed_at'))
    .addColumn('writers', 'text', emptyList)
    .execute();
}
