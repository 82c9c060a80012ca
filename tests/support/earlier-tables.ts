import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect } from 'vitest';
import { type Database, openDatabase } from '#/db/database.ts';
import { migrations } from '#/db/migrations/list.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** Opens a database whose tables are those of the migration `last`, and what brings them to today's. */
export async function openEarlier(database: Database, last: string) {
  let { db } = database;
  if (database.engine === 'postgres')
    await sql`drop schema public cascade`.execute(db).then(() => sql`create schema public`.execute(db));
  else db = openDatabase(`${makeScratchFolder('earlier-')}/site.db`).db;
  const plain = db.withoutPlugins();
  const migrator = new Migrator({
    db: plain,
    provider: { getMigrations: async () => migrations(database.engine) },
  });
  const { error } = await migrator.migrateTo(last);
  expect(error).toBeUndefined();
  const upgrade = async () => expect((await migrator.migrateToLatest()).error).toBeUndefined();
  return { db, plain, upgrade };
}
