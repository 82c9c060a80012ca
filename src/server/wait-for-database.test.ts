import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnreachable } from '#/db/connection.ts';
import { readContentVersion } from '#/db/content-version.ts';
import { openDatabase } from '#/db/database.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { connectAs } from '../../tests/support/postgres/connect-as.ts';
import { createRole } from '../../tests/support/postgres/create-role.ts';
import { createLog, type Log } from './log.ts';
import { waitForDatabase } from './open-database.ts';

const log = createLog('silent');

/** Starts on this database. @returns the sentence that ends it */
async function startOn(databaseUrl: string): Promise<unknown> {
  const { db, close } = openDatabase(databaseUrl);
  onTestFinished(close);
  const wait = waitForDatabase({ databaseUrl, log });
  return wait(() => readContentVersion(db)).catch((error: Error) => error.message);
}

const away = (cause?: unknown) =>
  new DatabaseUnreachable('the database cannot be reached: starting up', { cause });

/** What PostgreSQL says to who wants to connect. */
const saying = (code: string) => Object.assign(new Error(code), { code });

test('a start waits without end for a database that is not there yet, and says so once', async () => {
  const told: string[] = [];
  const listening = { warn: (_error: object, words: string) => told.push(words) } as unknown as Log;
  let tries = 0;
  const wait = waitForDatabase({ databaseUrl: 'postgres://site@db/site', log: listening, pause: 1 });
  const step = async () => {
    tries += 1;
    if (tries < 100) throw away();
    return 'found';
  };
  expect(await wait(step)).toBe('found');
  tries = 0;
  expect(await wait(step)).toBe('found');
  expect(told).toEqual(['waiting for the database']);
});

test('a database that is starting, or has no connection free, is waited for', async () => {
  const states = [away(saying('57P03')), away(saying('53300')), away(saying('08006'))];
  const wait = waitForDatabase({ databaseUrl: 'postgres://site@db/site', log, pause: 1 });
  expect(
    await wait(async () => {
      const state = states.shift();
      if (state) throw state;
      return 'found';
    }),
  ).toBe('found');
});

test('what is to be done meanwhile is done once, before the first waiting, and its failure ends the start', async () => {
  let [tries, calls] = [0, 0];
  const wait = waitForDatabase({
    databaseUrl: 'postgres://site@db/site',
    log,
    pause: 1,
    async onAway() {
      calls += 1;
    },
  });
  await wait(async () => {
    tries += 1;
    if (tries < 3) throw away();
  });
  expect(calls).toBe(1);
  const failing = waitForDatabase({
    databaseUrl: 'postgres://site@db/site',
    log,
    onAway: () => Promise.reject(new Error('PORT 1 is in use')),
  });
  await expect(failing(() => Promise.reject(away()))).rejects.toThrow('PORT 1 is in use');
});

test.runIf(hasPostgresServer)('PostgreSQL without a free connection is waited for', async () => {
  const admin = await freshDatabaseUrl('postgres');
  const { name, url } = await createRole(admin);
  await connectAs(admin, (client) => client.query(`alter role ${name} connection limit 0`));
  const { db, close } = openDatabase(url);
  onTestFinished(close);
  let isThere = false;
  const wait = waitForDatabase({
    databaseUrl: url,
    log,
    pause: 1,
    async onAway() {
      await connectAs(admin, (client) => client.query(`alter role ${name} connection limit 5`));
      isThere = true;
    },
  });
  await wait(() => sql`select 1`.execute(db));
  expect(isThere).toBe(true);
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
