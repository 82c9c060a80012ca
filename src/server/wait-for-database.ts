import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, DatabaseUnreachable } from '#/db/faults.ts';
import { minute } from '#/format/durations.ts';
import type { Log } from './log.ts';

export type WaitForDatabase = <Result>(step: () => Promise<Result>) => Promise<Result>;

const tryEvery = 1000;
const longestWait = minute;

/** @throws {Error} a sentence for the operator when `patience` (ms a step) is over or PostgreSQL refuses access */
export function waitForDatabase(
  { databaseUrl, log }: { databaseUrl: string; log: Log },
  patience = longestWait,
): WaitForDatabase {
  return async (step) => {
    const giveUp = performance.now() + patience;
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await step();
      } catch (error) {
        if (isForbidden(error)) throw new Error(refused(databaseUrl, error), { cause: error });
        if (!(error instanceof DatabaseUnreachable)) throw error;
        if (isRefusal(error.cause)) throw new Error(refused(databaseUrl, error), { cause: error });
        if (performance.now() >= giveUp) throw new Error(tooLate(databaseUrl, error), { cause: error });
        if (isFirst) log.warn({ error }, 'waiting for the database');
      }
      await sleep(tryEvery);
    }
  };
}

/** SQLSTATE 28: wrong user or password; 3D000: no such database; 42501: no right to connect. */
const isRefusal = (error: unknown) => /^(28|3D000|42501)/.test(codeOf(error));

/** SQLSTATE 42501: it lets us in, but not to the tables. */
const isForbidden = (error: unknown): error is Error => codeOf(error) === '42501';

const refused = (url: string, { message }: Error) =>
  `DATABASE_URL names ${withoutPassword(url)}, which answers, but ${message}. Correct the address, or the rights there.`;

const tooLate = (url: string, { message }: Error) =>
  `DATABASE_URL names ${withoutPassword(url)}, but ${message}. Start PostgreSQL, or correct the address.`;

/** One that leads to a socket has no host, and none of the platform's readers of addresses takes it. */
const withoutPassword = (url: string): string => url.replace(/:[^/]*@/, '@').replace(/\?.*$/s, '');
