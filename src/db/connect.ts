import { CamelCasePlugin, Kysely } from 'kysely';
import { type Connection, type ConnectionOptions, serverTimeouts } from './connection.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database extends Omit<Connection, 'dialect'> {
  db: Kysely<Tables>;
  close(): Promise<void>;
}

/** @param url a `postgres://` address, or the path of a SQLite file */
export function openDatabase(
  url: string,
  { onError = () => {}, timeouts = serverTimeouts }: Partial<ConnectionOptions> = {},
): Database {
  return databaseOver((isPostgres(url) ? openPostgres : openSqlite)(url, { onError, timeouts }));
}

export const isPostgres = (url: string) => /^postgres(ql)?:\/\//.test(url);

export function databaseOver({ dialect, ...connection }: Connection): Database {
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  return { ...connection, db, close: () => db.destroy() };
}
