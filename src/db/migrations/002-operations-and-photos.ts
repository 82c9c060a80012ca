import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';

export const operationsAndPhotos = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createOperations(db, engine);
    await createPhotos(db, engine);
  },
});

async function createOperations(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('operations')
    .$call(idColumn(engine))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('rescued_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('volunteer_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('image_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('operations_by_date').on('operations').columns(['date', 'id']).execute();
}

async function createPhotos(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('photos')
    .$call(idColumn(engine))
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'integer', (column) => column.references('operations.id').onDelete('set null'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('photos_by_operation').on('photos').column('operation_id').execute();
}
