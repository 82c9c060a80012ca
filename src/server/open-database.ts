import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, DatabaseUnreachable } from '#/db/connection.ts';
import { type Database, isPostgres, openDatabase } from '#/db/database.ts';
import { assertUsable } from '#/db/database-file.ts';
import { minute } from '#/format/durations.ts';
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

export type WaitForDatabase = <Result>(step: () => Promise<Result>) => Promise<Result>;

const usualPause = 1000;

/**
 * Waits without end: a step that meets no database is repeated.
 * @param onAway is called the first time that there is none, before the waiting
 * @param pause between two tries, in ms
 * @throws {Error} a sentence for the operator when PostgreSQL answers and refuses access; what `step` and `onAway` throw
 */
export function waitForDatabase({
  databaseUrl,
  log,
  onAway = async () => {},
  pause = usualPause,
}: {
  databaseUrl: string;
  log: Log;
  onAway?: () => Promise<unknown>;
  pause?: number;
}): WaitForDatabase {
  let toldAt: number | undefined;

  async function tell(error: DatabaseUnreachable): Promise<void> {
    const now = performance.now();
    if (toldAt !== undefined && now - toldAt < minute) return;
    const isFirst = toldAt === undefined;
    toldAt = now;
    log.warn({ error }, isFirst ? 'waiting for the database' : 'still waiting for the database');
    if (isFirst) await onAway();
  }

  return async (step) => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (isForbidden(error)) throw new Error(refused(databaseUrl, error), { cause: error });
        if (!(error instanceof DatabaseUnreachable)) throw error;
        if (isRefusal(error.cause)) throw new Error(refused(databaseUrl, error), { cause: error });
        await tell(error);
      }
      await sleep(pause);
    }
  };
}

/**
 * SQLSTATE 28: wrong user or password; 3D000: no such database; 42501: no right to connect. Not 57P03 and 53300: one that is
 * starting, or has no connection free, comes by itself.
 */
const isRefusal = (error: unknown) => /^(28|3D000|42501)/.test(codeOf(error));

/** SQLSTATE 42501: it lets us in, but not to the tables. */
const isForbidden = (error: unknown): error is Error => codeOf(error) === '42501';

const refused = (url: string, { message }: Error) =>
  `DATABASE_URL names ${withoutPassword(url)}, which answers, but ${message}. Correct the address, or the rights there.`;

/** One that leads to a socket has no host, and none of the platform's readers of addresses takes it. */
const withoutPassword = (url: string): string => url.replace(/:[^/]*@/, '@').replace(/\?.*$/s, '');
