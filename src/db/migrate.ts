import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './connect.ts';
import { DatabaseUnreachable } from './faults.ts';
import { findLastUser, migrations } from './migrations/list.ts';

/**
 * Migrates; several copies may start at once.
 * @throws {DatabaseUnreachable} with nothing half done, so it can be repeated
 */
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
export async function listUnknownMigrations(database: Database): Promise<string[]> {
  const known = Object.keys(migrations(database.engine));
  return (await listCarriedOut(database)).filter((name) => !known.includes(name));
}

/**
 * Tables that only have something more are no obstacle (docs/decisions/030-two-versions-share-a-database.md).
 * @param number of this program
 * @throws {Error} a sentence for the operator when a newer version has taken away what this one uses
 */
export async function refuseTooNewTables(database: Database, number: string): Promise<void> {
  const tooNew = (await listUnknownMigrations(database)).findLast((name) => {
    const lastUser = findLastUser(name);
    return lastUser !== undefined && compareNumbers(number, lastUser) <= 0;
  });
  if (tooNew === undefined) return;
  throw new Error(
    `The tables are of a version too new for this one, ${number}: "${tooNew}" has taken away what it uses. Start a version ` +
      `after ${findLastUser(tooNew)}, or stop all copies and restore the backup of before the upgrade with this one; ` +
      'docs/operating.md, under "Going back", says more. Nothing was changed.',
  );
}

/** Compares numbers as `sort` wants it: '0.10.0' comes after '0.9.1'. */
export const compareNumbers = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** The first migration bears the name of the last step that went into it. */
const firstTables = '025-parked-texts';

/**
 * Names of the steps that a database has carried out one by one, where the first migration now makes all at once.
 * @throws {Error} a sentence for the operator when they did not get to its end
 */
export async function listMergedSteps(database: Database): Promise<string[]> {
  const carriedOut = await listCarriedOut(database);
  const merged = carriedOut.filter((name) => name < firstTables);
  if (merged.length === 0 || carriedOut.includes(firstTables)) return merged;
  throw new Error(
    'The tables are of a version too old for this one. Start the version of commit e73e3d66 first, the last one with ' +
      'all steps, and then this one; docs/operating.md, under "Upgrading", says more. Nothing was changed.',
  );
}

/**
 * Forgets steps that were merged. To be called with {@link listMergedSteps} before anything migrates: Kysely refuses
 * to go on from steps it does not know.
 */
export async function forgetMergedSteps({ db }: Database, merged: string[]): Promise<void> {
  await sql`delete from kysely_migration where name in (${sql.join(merged)})`.execute(db);
}

async function listCarriedOut({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const list = sql<{ name: string }>`select name from kysely_migration order by name`;
  return (await list.execute(db)).rows.map(({ name }) => name);
}

function createMigrator({ db, engine }: Database): Migrator {
  return new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations(engine) },
  });
}
