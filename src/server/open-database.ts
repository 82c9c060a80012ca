import { statSync } from 'node:fs';
import { assertUsable } from '#/db/check-sqlite.ts';
import { type Database, isPostgres, openDatabase } from '#/db/connect.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** @throws {Error} a sentence with the cure when the SQLite file cannot be used */
export function openServerDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>, log: Log): Database {
  if (isPostgres(databaseUrl)) return openPostgres(databaseUrl, log);
  const onError = (error: Error) => log.error(error, 'database');
  const started = performance.now();
  assertUsable(databaseUrl);
  const database = openDatabase(databaseUrl, { onError });
  const ms = Math.round(performance.now() - started);
  log.info({ ms, bytes: statSync(databaseUrl).size }, 'database checked');
  return database;
}

/** A lost connection is replaced by the next call; should that fail too, the database is away. */
function openPostgres(databaseUrl: string, log: Log): Database {
  const onError = (error: Error) => log.warn(error, 'connection to the database lost');
  const database = openDatabase(databaseUrl, { onError });
  database.faults.listenForOutages({
    // as a text: what fails because of it is counted, and this line is not
    onAway: ({ message }) => log.error({ reason: message }, 'database is away'),
    onBack: (seconds) => log.warn({ seconds }, 'database is back'),
  });
  return database;
}
