import { Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { migrations } from './migrations/list.ts';

/**
 * Brings the tables up to date, forward only, under the database's lock, so that several copies may start at once.
 * @returns the names of the migrations that were carried out now
 */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const { error, results } = await createMigrator(database).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of the migrations that the database has seen, and of those that the next start would carry out. */
export async function listMigrations(database: Database): Promise<{ done: string[]; pending: string[] }> {
  const known = await createMigrator(database).getMigrations();
  const namesOf = (isDone: boolean) =>
    known.filter((migration) => (migration.executedAt !== undefined) === isDone).map(({ name }) => name);
  return { done: namesOf(true), pending: namesOf(false) };
}

function createMigrator({ db, engine }: Database): Migrator {
  return new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations(engine) },
  });
}
