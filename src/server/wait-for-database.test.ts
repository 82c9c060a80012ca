import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { readContentVersion } from '#/db/content-version.ts';
import { DatabaseUnreachable } from '#/db/faults.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { createRole } from '../../tests/support/postgres/create-role.ts';
import { createLog } from './log.ts';
import { waitForDatabase } from './wait-for-database.ts';

const log = createLog('silent');

/** Starts on this database, as impatiently as a test must. @returns the sentence that ends it */
async function startOn(databaseUrl: string): Promise<unknown> {
  const { db, close } = openDatabase(databaseUrl);
  onTestFinished(close);
  const wait = waitForDatabase({ databaseUrl, log }, 0);
  return wait(() => readContentVersion(db)).catch((error: Error) => error.message);
}

test('a start waits for a database that is not there yet', async () => {
  let tries = 0;
  const wait = waitForDatabase({ databaseUrl: 'postgres://site@db/site', log });
  const step = async () => {
    tries += 1;
    if (tries < 3) throw new DatabaseUnreachable('the database cannot be reached: starting up');
    return 'found';
  };
  expect(await wait(step)).toBe('found');
});

test('a database that does not come ends the start with a sentence, without the password', async () => {
  const sentence = await startOn('postgres://site:gizli@127.0.0.1:1/site');
  expect(sentence).toBe(
    'DATABASE_URL names postgres://site@127.0.0.1:1/site, but the database cannot be reached: ' +
      'connect ECONNREFUSED 127.0.0.1:1. Start PostgreSQL, or correct the address.',
  );
});

test.runIf(hasPostgresServer)('a wrong password or name ends the start at once', async () => {
  const url = new URL(await freshDatabaseUrl('postgres'));
  const [password, name] = [new URL(url), new URL(url)];
  password.password = 'yanlis';
  name.pathname = '/yok';
  expect(await startOn(password.href)).toMatch(/which answers, but .*password authentication failed/);
  expect(await startOn(name.href)).toMatch(/which answers, but .*database "yok" does not exist/);
});

test.runIf(hasPostgresServer)(
  'a user without rights to the tables ends the start with the same sentence',
  async () => {
    const { name, url } = await createRole(await freshDatabaseUrl('postgres'));
    expect(await startOn(url)).toMatch(
      new RegExp(
        `^DATABASE_URL names postgres://${name}@.*which answers, but permission denied for table .*the rights there`,
      ),
    );
  },
);

test('any other failure of the start is its own', async () => {
  const wait = waitForDatabase({ databaseUrl: 'postgres://site@db/site', log });
  const step = async () => {
    throw new Error('tables are missing');
  };
  await expect(wait(step)).rejects.toThrow('tables are missing');
});
