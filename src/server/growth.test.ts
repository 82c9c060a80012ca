import {
  CompiledQuery,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  SelectQueryNode,
} from 'kysely';
import { expect, test } from 'vitest';
import type { Engine } from '#/db/connection.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Database } from '#/db/database.ts';
import type { Tables } from '#/db/tables.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

/** So many that a page of one category or type is full in both. */
const [few, many] = [600, 1800].map((rows) => ({ news: rows, operations: rows, photos: rows }));

const read = ['/', '/news', '/news?category=Duyuru', '/news?page=3', '/news/44', '/feed.xml'];
const archive = ['/operations', '/operations?page=3', '/operations?type=Sel'];
const lists = [
  '',
  '?filter=published',
  '?filter=mine',
  '?order=oldest',
  '?filter=draft',
  '?order=title',
  '?category=Duyuru',
].map((choice) => `/api/admin/news/list${choice}`);
const operations = ['', '?filter=published', '?order=oldest', '?order=title'].map(
  (choice) => `/api/admin/operations/list${choice}`,
);
const media = ['', '?filter=undescribed', '?filter=offered', '?order=oldest', '?page=3'].map(
  (choice) => `/api/media/list${choice}`,
);
const photos = [
  '',
  '?category=training',
  '?order=newest',
  '?order=title',
  '?category=training&order=oldest',
  '?page=3',
].map((choice) => `/api/admin/photos/list${choice}`);
const others = [
  ...['/api/admin/audit', '/api/admin/news/bin', '/api/media/at?address=/media/foto-7.jpg'],
  '/api/admin/desk?since=2000-01-01T00:00:00.000Z',
];
/** A photo goes over 500 others, and then to the very front. */
const order = '/api/admin/photos/order';
const moves = [
  { id: 550, place: { after: 50 } },
  { id: 20, place: 'first' },
];
const paths = [...read, ...archive, ...lists, ...operations, ...media, ...photos, ...others];

interface Cost {
  queries: number;
  rows: number;
}

/** The same database, which notes what it is asked, and counts what it answers. It looks for changes on its own, too. */
function watching(database: Database) {
  const noted = { queries: [] as RootOperationNode[], rows: 0 };
  const ids = new WeakSet<object>();
  const note: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (!SelectQueryNode.is(node) || JSON.stringify(node.from).includes('content_version')) return node;
      noted.queries.push(node);
      ids.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (ids.has(queryId)) noted.rows += result.rows.length;
      return result;
    },
  };
  return { noted, watched: { ...database, db: database.db.withPlugin(note) } };
}

async function openSite(database: Database, amounts: typeof few) {
  const { noted, watched } = watching(database);
  if (amounts) await insertManyRows(database.db, amounts);
  const app = await openTestApp(watched);
  const ayse = await app.signedIn('ayse');
  async function costOf(path: string, body?: object): Promise<Cost> {
    await raiseContentVersion(database.db);
    await app.parts.contentWatch.look();
    await app.parts.media.library.read();
    await app.parts.content.read();
    Object.assign(noted, { queries: [], rows: 0 });
    const { status } = body ? await ayse.put(path, body) : await ayse.get(path);
    expect([path, status]).toEqual([path, body ? 204 : 200]);
    return { queries: noted.queries.length, rows: noted.rows };
  }
  return { costOf, noted, db: database.db.withoutPlugins() };
}

describeEachDatabase('after a change', (fresh, engine) => {
  test('a page or a list asks and reads the same of many rows as of few', async () => {
    const [small, large] = [await openSite(await fresh(), few), await openSite(await fresh(), many)];
    for (const path of paths) {
      const cost = await large.costOf(path);
      expect([path, cost]).toEqual([path, await small.costOf(path)]);
      expect(cost.rows).toBeLessThan(120);
    }
  });

  test('a photo is moved for the same among many as among few', async () => {
    const [small, large] = [await openSite(await fresh(), few), await openSite(await fresh(), many)];
    const cost = await large.costOf(order, { moves });
    expect(cost).toEqual(await small.costOf(order, { moves }));
    expect(cost.rows).toBeLessThan(40);
  });

  test('the figures of the record read a bounded number of rows, all in an index', async () => {
    const [small, large] = [await openSite(await fresh(), few), await openSite(await fresh(), many)];
    const path = '/operations/figures';
    const cost = await large.costOf(path);
    expect(cost.queries).toBe((await small.costOf(path)).queries);
    // a row for each type of a year, each month and each province
    expect(cost.rows).toBeLessThan(300);
    if (engine === 'postgres') await large.db.executeQuery(CompiledQuery.raw('analyze'));
    await large.costOf(path);
    for (const query of large.noted.queries)
      expect(await findDetours(large.db, { engine, query })).toEqual([]);
  });

  test('what a page or a list shows is found in an index, and in its order', async () => {
    const { costOf, noted, db } = await openSite(await fresh(), few);
    if (engine === 'postgres') await db.executeQuery(CompiledQuery.raw('analyze'));
    for (const path of paths) {
      await costOf(path);
      for (const query of noted.queries)
        expect([path, await findDetours(db, { engine, query })]).toEqual([path, []]);
    }
  });
});

/** A plan that reads a whole table of content, or puts in order what an index could have given in order. */
async function findDetours(
  db: Kysely<Tables>,
  { engine, query }: { engine: Engine; query: RootOperationNode },
): Promise<string[]> {
  const { sql, parameters } = db.getExecutor().compileQuery(query, { queryId: 'asked' });
  const plan = engine === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const rows = await db.transaction().execute(async (tx) => {
    // a few hundred rows are read and ordered faster without an index
    if (engine === 'postgres')
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
    const explained = await tx.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${plan} ${sql}`, [...parameters]),
    );
    return explained.rows;
  });
  const steps = rows.map((row) => String(row.detail ?? row['QUERY PLAN']));
  const isGrouped = sql.includes('group by');
  const isDetour = (step: string) => detours.test(step) || (!isGrouped && sorting.test(step));
  return steps.some(isDetour) ? [sql, ...steps] : [];
}

const detours = /^SCAN (?!.*INDEX).*(news|operations)|Seq Scan on (news|operations)/;
const sorting = /TEMP B-TREE FOR ORDER BY|^\s*(->\s*)?(Incremental )?Sort/;
