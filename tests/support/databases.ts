import { describe, onTestFinished } from 'vitest';
import type { Engine } from '#/db/connection.ts';
import { type Database, openDatabase } from '#/db/database.ts';
import type { AtEnd } from './at-end.ts';
import { clonePglite } from './databases/pglite.ts';
import { createPostgresDatabase, hasPostgresServer } from './databases/postgres.ts';
import { createSqliteDatabase } from './databases/sqlite.ts';

/** Gives an empty, migrated database of its own that is thrown away when the test ends. */
export type FreshDatabase = () => Promise<Database>;

/** `npm run check` takes the one that needs no server. */
const engines: Engine[] = process.env.TEST_DATABASES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres'];

/** Runs the tests in `body` on SQLite and on PostgreSQL: a promise about data holds on both. */
export function describeEachDatabase(
  name: string,
  body: (fresh: FreshDatabase, engine: Engine) => void,
): void {
  describe.each(engines)(`${name} on %s`, (engine) => body(() => freshDatabase(engine), engine));
}

/** For a single test that needs one certain engine, or any; it is thrown away when the test ends, unless `atEnd` says otherwise. */
export async function freshDatabase(
  engine: Engine = 'sqlite',
  atEnd: AtEnd = onTestFinished,
): Promise<Database> {
  const isInside = engine === 'postgres' && !hasPostgresServer;
  const database = isInside ? await clonePglite() : openDatabase(await freshDatabaseUrl(engine, atEnd));
  atEnd(() => database.close());
  return database;
}

/** Address of a fresh database, for tests that start a server or a command on it. */
export async function freshDatabaseUrl(
  engine: Engine = 'sqlite',
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  return engine === 'sqlite' ? createSqliteDatabase(atEnd) : createPostgresDatabase(atEnd);
}

export { hasPostgresServer };
