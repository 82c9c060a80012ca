import { CamelCasePlugin, Kysely } from 'kysely';
import type { Connection } from './connection.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Engine } from './engine.ts';
import { ObservedFaults } from './faults.ts';
import type { Tables } from './tables.ts';
import { serverTimeouts, type Timeouts } from './timeouts.ts';

export interface Database {
  db: Kysely<Tables>;
  engine: Engine;
  watchWrites: Connection['watchWrites'];
  faults: ObservedFaults;
  close(): Promise<void>;
}

/** @param url a `postgres://` address, or the path of a SQLite file */
export function openDatabase(
  url: string,
  {
    onError = () => {},
    timeouts = serverTimeouts,
  }: { onError?: (error: Error) => void; timeouts?: Timeouts } = {},
): Database {
  return databaseOver((isPostgres(url) ? openPostgres : openSqlite)(url, { onError, timeouts }));
}

export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url);

export function databaseOver(connection: Connection): Database {
  const { engine, dialect, watchWrites, faults = new ObservedFaults() } = connection;
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  return { db, engine, watchWrites, faults, close: () => db.destroy() };
}
