import { type KyselyPlugin, type QueryId, SelectQueryNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#/db/database.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { photosPerPage } from './gallery-query.ts';

/** The same database, which counts what it is asked of photos: on its own it looks for changes of content, too. */
function counting(database: Database) {
  const asked = { queries: 0, rows: 0 };
  const ids = new WeakSet<QueryId>();
  const count: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (SelectQueryNode.is(node) && JSON.stringify(node.from).includes('"photos"')) {
        asked.queries += 1;
        ids.add(queryId);
      }
      return node;
    },
    async transformResult({ result, queryId }) {
      if (ids.has(queryId)) asked.rows += result.rows.length;
      return result;
    },
  };
  return { asked, counted: { ...database, db: database.db.withPlugin(count) } };
}

describeEachDatabase('a made-up filter of the photo call', (fresh) => {
  test('costs one query at most, and is answered in two bytes that nobody compresses', async () => {
    const { asked, counted } = counting(await fresh());
    const visitor = (await openTestApp(counted)).visitor();
    for (const [search, most] of [
      ['?category=yok', 1],
      ['?operationId=77', 1],
      ['?category=yok&operationId=77', 1],
      [`?category=${'x'.repeat(61)}`, 0],
      ['?operationId=abc', 0],
    ] as const) {
      asked.queries = 0;
      const answer = await visitor.get(`/api/photos${search}`, { 'accept-encoding': 'gzip, br' });
      expect([search, await answer.text(), answer.headers.get('content-encoding')]).toEqual([
        search,
        '[]',
        null,
      ]);
      expect([search, asked.queries]).toEqual([search, most]);
    }
  });
});

describeEachDatabase('the gallery', (fresh) => {
  test('reads the photos of one page, however many there are', async () => {
    const { asked, counted } = counting(await fresh());
    const app = await openTestApp(counted);
    const at = '2026-03-01T10:00:00.000Z';
    const photo = {
      imageUrl: '/media/a.jpg',
      description: '',
      category: 'training',
      createdAt: at,
      updatedAt: at,
    };
    for (const total of [100, 2000]) {
      const rows = Array.from({ length: 100 }, (_, n) => ({ ...photo, title: `${n}`, position: n + 1 }));
      for (let stored = total === 100 ? 0 : 100; stored < total; stored += 100)
        await counted.db.insertInto('photos').values(rows).execute();
      app.parts.pageCache.clear();
      for (const path of ['/operation-photos?page=2', '/api/photos/part?category=training']) {
        Object.assign(asked, { queries: 0, rows: 0 });
        expect((await app.visitor().get(path)).status).toBe(200);
        expect([total, path, asked.queries]).toEqual([total, path, 2]);
        expect(asked.rows).toBeLessThanOrEqual(1 + photosPerPage);
      }
    }
  });
});

test('photos are found by their category without reading the others', async () => {
  const { db } = await freshDatabase();
  const search = sql<{ detail: string }>`explain query plan
    select title from photos where category = 'yok' and deleted_at is null order by position desc, created_at desc, id desc`;
  const { rows } = await search.execute(db);
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringContaining('USING INDEX photos_by_category (category=?'),
  ]);
});
