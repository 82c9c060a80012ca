import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBreakableProxy } from '../../tests/support/breakable-proxy.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { connectAs } from '../../tests/support/postgres/connect-as.ts';
import { DatabaseBusy, DatabaseUnreachable } from './connection.ts';
import { raiseContentVersion } from './content-version.ts';
import { type Database, openDatabase } from './database.ts';

/** As the server's own, only shorter, so that a test need not wait as long as a person may have to. */
const timeouts = { connect: 5000, query: 600, call: 6000, heartbeat: 300, lock: 0 };

const mostConnections = 10;

function open(url: string, hear: (error: Error) => void = () => {}): Database {
  const database = openDatabase(url, { onError: hear, timeouts });
  onTestFinished(() => database.close());
  return database;
}

async function openThroughProxy() {
  const url = await freshDatabaseUrl('postgres');
  const proxy = await startBreakableProxy(url);
  return { url, proxy, database: open(proxy.url) };
}

const ask = ({ db }: Database) => sql<{ one: number }>`select 1 as one`.execute(db);

/** Opens every connection that the pool may have. */
async function fillPool(database: Database) {
  const asking = Array.from({ length: mostConnections }, () =>
    sql`select pg_sleep(0.1)`.execute(database.db),
  );
  await Promise.all(asking);
}

const endSessions = (url: string) =>
  connectAs(url, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );

describe.runIf(hasPostgresServer)('PostgreSQL that goes away', () => {
  test('in the middle of a transaction ends that transaction, and not the server', async () => {
    const url = await freshDatabaseUrl('postgres');
    const database = open(url);
    const writing = database.db.transaction().execute(async (tx) => {
      await raiseContentVersion(tx);
      await endSessions(url);
      await sleep(50);
      await raiseContentVersion(tx);
    });
    await expect(writing).rejects.toThrow(DatabaseUnreachable);
    expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  });

  test('in the middle of a query is recognised', async () => {
    const url = await freshDatabaseUrl('postgres');
    const database = open(url);
    const asking = sql`select pg_sleep(0.4)`.execute(database.db);
    const refused = expect(asking).rejects.toThrow(DatabaseUnreachable);
    await sleep(100);
    await endSessions(url);
    await refused;
  });

  test('and does not listen is recognised, without the password', async () => {
    const url = 'postgres://site:gizli@127.0.0.1:1/site';
    const failure = await ask(open(url)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect(String(failure)).toContain('ECONNREFUSED');
    expect(String(failure)).not.toContain('gizli');
  });
});

describe.runIf(hasPostgresServer)('PostgreSQL that stops answering', () => {
  test('ends a query in time, whose connection nobody uses again', async () => {
    const { proxy, database } = await openThroughProxy();
    await ask(database);
    proxy.blackHole();
    await expect(ask(database)).rejects.toThrow(DatabaseUnreachable);
    expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  });

  test('ends a transaction with the reason, and not with that of its rollback', async () => {
    const { proxy, database } = await openThroughProxy();
    const writing = database.db.transaction().execute(async (tx) => {
      await raiseContentVersion(tx);
      proxy.blackHole();
      await raiseContentVersion(tx);
    });
    await expect(writing).rejects.toThrow(/no answer within/);
  });

  test('costs one query its time, not one for each connection of the pool', async () => {
    const { proxy, database } = await openThroughProxy();
    await fillPool(database);
    proxy.blackHole();
    await expect(ask(database)).rejects.toThrow(DatabaseUnreachable);
    for (let i = 1; i <= mostConnections; i += 1) expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  });

  test('with all connections stuck is answered to everybody who waits', async () => {
    const { proxy, database } = await openThroughProxy();
    await fillPool(database);
    proxy.blackHole();
    const asking = Array.from({ length: mostConnections * 3 }, () => ask(database));
    const answers = await Promise.allSettled(asking);
    const lost = answers.filter(({ status }) => status === 'rejected');
    // those who waited for a connection find a new one
    expect(lost).toHaveLength(mostConnections);
  });

  test('is noticed without a query, and what was missed meanwhile is reported as missed', async () => {
    const { url, proxy, database } = await openThroughProxy();
    let missed = 0;
    const stop = database.watchWrites({
      look: () => {},
      onMissed: () => {
        missed += 1;
      },
    });
    onTestFinished(stop);
    await untilListening(url);
    proxy.blackHole();
    await expect.poll(() => missed, { timeout: 8000 }).toBe(1);
  });
});

describe.runIf(hasPostgresServer)('a row that somebody else has locked', () => {
  test('is waited for, but not without end', async () => {
    const url = await freshDatabaseUrl('postgres');
    const database = open(url);
    const refused = connectAs(url, async (other) => {
      await other.query('begin');
      await other.query('update content_version set version = version');
      return database.db
        .transaction()
        .execute(raiseContentVersion)
        .catch((error: unknown) => error);
    });
    expect(await refused).toBeInstanceOf(DatabaseBusy);
    await database.db.transaction().execute(raiseContentVersion);
  });
});

/** Until the one connection that listens is there. */
async function untilListening(url: string) {
  const count = () =>
    connectAs(url, async (client) => {
      const listening = await client.query(
        `select from pg_stat_activity where datname = current_database()
         and query in ('listen content_changed', 'select 1')`,
      );
      return listening.rowCount;
    });
  await expect.poll(count, { timeout: 8000 }).toBe(1);
}
