import { Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { DatabaseUnreachable } from './faults.ts';
import { migrations } from './migrations/list.ts';

/**
 * Brings the tables up to date, forward only, under the database's lock, so that several copies may start at once.
 * @returns the names of the migrations that were carried out now
 * @throws {DatabaseUnreachable} when the database went away meanwhile: nothing is half done, and it may be tried again
 */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const { error, results } = await createMigrator(database)
    .migrateToLatest()
    .catch((error: unknown) => ({ error, results: [] }));
  if (error) throw isDiscarded(error) ? connectionLost(error) : error;
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Kysely throws away a connection whose rollback failed, which only one that is lost does, and then uses it once more to
 * let go of its lock: what that says hides why.
 */
const isDiscarded = (error: unknown) =>
  error instanceof Error && error.message === 'Postgres connection has been discarded';

const connectionLost = (cause: unknown) =>
  new DatabaseUnreachable('the connection was lost while tables were changed', { cause });

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
