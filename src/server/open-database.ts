import { statSync } from 'node:fs';
import { assertUsable } from '#/db/check-sqlite.ts';
import { type Database, isPostgres, openDatabase } from '#/db/connect.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** @throws {Error} a sentence with the cure when the SQLite file cannot be used */
export function openServerDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>, log: Log): Database {
  const onError = (error: Error) => log.error(error, 'database');
  if (isPostgres(databaseUrl)) return openDatabase(databaseUrl, { onError });
  const started = performance.now();
  assertUsable(databaseUrl);
  const database = openDatabase(databaseUrl, { onError });
  const ms = Math.round(performance.now() - started);
  log.info({ ms, bytes: statSync(databaseUrl).size }, 'database checked');
  return database;
}
