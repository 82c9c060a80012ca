import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startBreakableProxy } from '../../tests/support/breakable-proxy.ts';
import { describeEachDatabase, freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import type { Watcher } from './connection.ts';
import { raiseContentVersion, watchContent } from './content-version.ts';
import { type Database, openDatabase } from './database.ts';

/** Watches, and the test itself says what other processes would say. */
async function watch(database: Database) {
  const heard = { changes: 0, errors: 0 };
  const parts = ['news', 'operations', 'photos', 'documents', 'pictures'] as const;
  let changed: string[] = [];
  let watcher: Watcher | undefined;
  const watched = await watchContent(
    {
      ...database,
      watchWrites(given) {
        watcher = given;
        return async () => {};
      },
    },
    {
      onChange({ isChanged }) {
        heard.changes += 1;
        changed = parts.filter(isChanged);
      },
      onError: () => void heard.errors++,
    },
  );
  return { heard, look: watched.look, miss: () => watcher?.onMissed(), listChanged: () => changed };
}

describeEachDatabase('cached pages', (fresh) => {
  test('end with a change, and only with one', async () => {
    const database = await fresh();
    const { heard, look } = await watch(database);
    await look();
    expect(heard.changes).toBe(0);
    await raiseContentVersion(database.db);
    await look();
    await look();
    expect(heard).toEqual({ changes: 1, errors: 0 });
  });

  test('end with what is written by anybody, and nobody need say what that was', async () => {
    const database = await fresh();
    const { db } = database;
    await sql`insert into operations (title, description, location, date, status, created_at, updated_at)
      values ('Arama', '', '', '2026-11-01', 'active', '', '')`.execute(db);
    await sql`insert into photos (title, image_url, description, category, operation_id, created_at)
      values ('Halat', '', '', '', 1, '')`.execute(db);
    const { look, listChanged } = await watch(database);
    await sql`delete from operations`.execute(db);
    await look();
    expect(listChanged()).toEqual([]);
    await raiseContentVersion(db);
    await look();
    // its photo belongs to none any more
    expect(listChanged()).toEqual(['operations', 'photos']);
    await raiseContentVersion(db);
    await look();
    expect(listChanged()).toHaveLength(5);
  });

  test('end when changes may have been missed, also when nothing is newer: a database may have been restored', async () => {
    const { heard, miss } = await watch(await fresh());
    miss();
    expect(heard.changes).toBe(1);
  });
});

test.runIf(hasPostgresServer)(
  'a writer does not wait for a database that has gone, and cached pages end when it is back',
  async () => {
    const proxy = await startBreakableProxy(await freshDatabaseUrl('postgres'));
    const database = openDatabase(proxy.url);
    onTestFinished(() => database.close());
    const { heard, look } = await watch(database);
    proxy.blackHole();
    await look();
    expect(heard).toEqual({ changes: 0, errors: 1 });
    await expect.poll(() => heard.changes, { timeout: 10_000 }).toBe(1);
  },
);
