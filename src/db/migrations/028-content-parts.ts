import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connection.ts';

const tables = ['news', 'operations', 'photos', 'documents'];

/**
 * Counts the writes to each table that pages are drawn from, beside the content version, so that a copy of the server knows
 * which pages a change cannot have touched. Triggers do it: they see what other copies, commands, SQL by hand and
 * foreign keys write. Whoever writes these tables has locked the row of the versions before (content-version.ts).
 */
export const contentParts = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of tables)
      await db.schema
        .alterTable('content_version')
        .addColumn(`${table}_version`, 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    await (engine === 'sqlite' ? createSqliteTriggers(db) : createPostgresTriggers(db));
  },
});

async function createSqliteTriggers(db: Kysely<unknown>) {
  for (const table of tables)
    for (const write of ['insert', 'update', 'delete'])
      await sql`create trigger ${sql.raw(`${table}_counted_${write}`)} after ${sql.raw(`${write} on ${table}`)}
        begin ${raise(table)}; end`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>) {
  for (const table of tables) {
    const count = sql.raw(`count_write_of_${table}`);
    await sql`create function ${count}() returns trigger language plpgsql as
      $$ begin ${raise(table)}; return null; end $$`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_counted`)} after insert or update or delete or truncate
      on ${sql.raw(table)} for each statement execute function ${count}()`.execute(db);
  }
}

const raise = (table: string) =>
  sql.raw(`update content_version set ${table}_version = ${table}_version + 1`);
