import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';

interface Versions {
  document_versions: { is_published: number; published_at: string | null; saved_at: string };
}

/** A change of the bank accounts waits for a second person, and everybody can look up when it was made. */
export const accountProposals = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documents').addColumn('guarded_by', 'integer').execute();
    await db.schema.alterTable('document_versions').addColumn('published_at', 'text').execute();
    // nobody wrote down when a version came out: it was saved then, or soon after
    await (db as Kysely<Versions>)
      .updateTable('document_versions')
      .set((row) => ({ published_at: row.ref('saved_at') }))
      .where('is_published', '=', 1)
      .execute();
    await addProposals(db);
    await addChanges(db, engine);
  },
});

const addProposals = (db: Kysely<unknown>) =>
  db.schema
    .createTable('document_proposals')
    .addColumn('document_id', 'integer', (column) =>
      column.primaryKey().references('documents.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('proposed_by', 'integer')
    .addColumn('written_by', 'integer')
    .addColumn('proposed_by_name', 'text', (column) => column.notNull())
    .addColumn('proposed_at', 'text', (column) => column.notNull())
    .execute();

async function addChanges(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('confirmed_changes')
    .$call(idColumn(engine))
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('proposed_by_name', 'text', (column) => column.notNull())
    .addColumn('confirmed_by_name', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('seen_changes')
    .addColumn('change_id', 'integer', (column) =>
      column.notNull().references('confirmed_changes.id').onDelete('cascade'),
    )
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('seen_changes_key', ['change_id', 'staff_id'])
    .execute();
}
