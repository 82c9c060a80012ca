import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';

/** What visitors read beside news, operations and photos. The next start fills them from the files that the site came with. */
export const documents = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documents')
      .$call(idColumn(engine))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('published_value', 'text', (column) => column.notNull())
      .addColumn('published_version', 'integer', (column) => column.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('scheduled_by', 'integer')
      .addUniqueConstraint('documents_by_name', ['name', 'language'])
      .execute();
    await db.schema
      .createTable('document_versions')
      .addColumn('document_id', 'integer', (column) =>
        column.notNull().references('documents.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('is_published', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_versions_key', ['document_id', 'version'])
      .execute();
  },
});
