import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { DatabaseUnreachable } from './faults.ts';
import { migrations } from './migrations/list.ts';

/** Several copies may start at once. @throws {DatabaseUnreachable} with nothing half done, so it can be repeated */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const { error, results } = await createMigrator(database)
    .migrateToLatest()
    .catch((error: unknown) => ({ error, results: [] }));
  if (error) throw isDiscarded(error) ? connectionLost(error) : error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Kysely discards a lost connection and then uses it again to release its lock; that error hides the cause. */
const isDiscarded = (error: unknown) =>
  error instanceof Error && error.message === 'Postgres connection has been discarded';

const connectionLost = (cause: unknown) =>
  new DatabaseUnreachable('the connection was lost while tables were changed', { cause });

export async function listMigrations(database: Database): Promise<{ done: string[]; pending: string[] }> {
  const known = await createMigrator(database).getMigrations();
  const namesOf = (isDone: boolean) =>
    known.filter((migration) => (migration.executedAt !== undefined) === isDone).map(({ name }) => name);
  return { done: namesOf(true), pending: namesOf(false) };
}

/** Names, in order, of those that a newer version carried out. Only for a database whose tables are up to date. */
export async function listUnknownMigrations({ db, engine }: Database): Promise<string[]> {
  const known = Object.keys(migrations(engine));
  const table = sql<{ name: string }>`select name from kysely_migration order by name`;
  const { rows } = await table.execute(db);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

function createMigrator({ db, engine }: Database): Migrator {
  return new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations(engine) },
  });
}
