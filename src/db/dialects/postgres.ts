import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Connection } from '../connection.ts';
import { ObservedFaults } from '../observed-faults.ts';
import type { Timeouts } from '../timeouts.ts';
import { listenForWrites } from './postgres-listener.ts';
import { BoundedPool } from './postgres-pool.ts';

const int8 = 20;

/** @param onError gets faults outside any query, such as an idle client that loses its server */
export function openPostgres(
  url: string,
  { onError, timeouts }: { onError: (error: Error) => void; timeouts: Timeouts },
): Connection {
  pg.types.setTypeParser(int8, parseSafeInteger);
  const faults = new ObservedFaults();
  const pool = new BoundedPool(url, { onError, timeouts, faults });
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    faults,
    watchWrites: (watcher) =>
      listenForWrites(url, {
        watcher,
        timeouts,
        onError(error) {
          // the pool's connections lead to the same server
          pool.distrustAll();
          faults.noteUnreachable(error);
          onError(error);
        },
      }),
  };
}

/** PostgreSQL sends counts and sizes as text. @throws {RangeError} instead of rounding a number that is too large */
export function parseSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}
