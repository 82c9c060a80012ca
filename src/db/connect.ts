import { CamelCasePlugin, Kysely } from 'kysely';
import type { Connection } from './connection.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  engine: Engine;
  watchWrites: Connection['watchWrites'];
  close(): Promise<void>;
}

/**
 * @param url a `postgres://` address, or the path of a SQLite file
 * @param onError hears of faults outside any query, such as an idle PostgreSQL client losing its server
 */
export function openDatabase(url: string, onError: (error: Error) => void = () => {}): Database {
  const isPostgres = /^postgres(ql)?:\/\//.test(url);
  return databaseOver(isPostgres ? openPostgres(url, onError) : openSqlite(url));
}

/** The database over a connection of whatever dialect; tests bring their own. */
export function databaseOver({ engine, dialect, watchWrites }: Connection): Database {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  return { db, engine, watchWrites, close: () => db.destroy() };
}
