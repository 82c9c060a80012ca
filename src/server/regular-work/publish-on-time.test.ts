import { expect, onTestFinished, test, vi } from 'vitest';
import { serverTimeouts } from '#/db/connection.ts';
import { openDatabase } from '#/db/database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { startBreakableProxy } from '../../../tests/support/breakable-proxy.ts';
import {
  describeEachDatabase,
  freshDatabaseUrl,
  hasPostgresServer,
} from '../../../tests/support/databases.ts';
import { watchSchedule } from './due-work.ts';
import { startRegularWork } from './timers.ts';

const news = { title: 'Kış tatbikatı', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
const tomorrow = '2026-11-21T06:00:00.000Z';

async function schedule(app: TestApp): Promise<string> {
  const ayse = await app.signedIn('ayse');
  const draft = { ...news, published: true, publishAt: tomorrow };
  const { id } = (await (await ayse.post('/api/news', draft)).json()) as { id: number };
  return `/news/${id}`;
}

const statusOf = async (app: TestApp, path: string) => (await app.visitor().get(path)).status;

async function openOver(url: string, timeouts = serverTimeouts): Promise<TestApp> {
  const database = openDatabase(url, { timeouts });
  onTestFinished(() => database.close());
  return openTestApp(database);
}

describeEachDatabase('a scheduled article', (fresh, engine) => {
  test('comes out where the page of the list was kept', async () => {
    const app = await openTestApp(await fresh());
    const path = await schedule(app);
    const look = watchSchedule(app.parts);
    const readList = async () => (await app.visitor().get('/news')).text();
    await look();
    expect(await readList()).not.toContain(news.title);
    app.clock.forward({ hours: 12 });
    await look();
    expect(await readList()).toContain(news.title);
    expect(await statusOf(app, path)).toBe(200);
  });

  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'comes out once where two servers look, and the pages of both show it',
    async () => {
      const url = await freshDatabaseUrl(engine);
      const apps = [await openOver(url), await openOver(url)];
      const path = await schedule(apps[0] as TestApp);
      for (const app of apps) expect(await statusOf(app, path)).toBe(404);
      for (const app of apps) app.clock.forward({ hours: 13 });
      await Promise.all(apps.map(({ parts }) => watchSchedule(parts)()));
      for (const app of apps) await expect.poll(() => statusOf(app, path), { timeout: 10_000 }).toBe(200);
      for (const { parts } of apps) {
        const { db } = parts.database;
        const rows = await db
          .selectFrom('auditLog')
          .select('id')
          .where('action', '=', 'news.publish-planned')
          .execute();
        expect(rows).toHaveLength(1);
      }
    },
  );

  test('waits for a database that cannot be read, which is logged once for news and once for documents', async () => {
    const app = await openTestApp(await fresh());
    const path = await schedule(app);
    const look = watchSchedule(app.parts);
    app.clock.forward({ hours: 13 });
    const onError = vi.spyOn(app.parts.log, 'error');
    const away = vi.spyOn(app.parts.database.db, 'selectFrom').mockImplementation(() => {
      throw new Error('no database');
    });
    for (let times = 0; times < 3; times += 1) await look();
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ message: 'no database' }), 'scheduled news not published'],
      [expect.objectContaining({ message: 'no database' }), 'scheduled documents not published'],
    ]);
    away.mockRestore();
    await look();
    expect(await statusOf(app, path)).toBe(200);
  });

  test('comes out after one that fails, and a document does too; the failure is logged once', async () => {
    const app = await openTestApp(await fresh());
    const [failing, later] = [await schedule(app), await schedule(app)];
    const { db } = app.parts.database;
    const id = Number(failing.split('/').at(-1));
    // publication makes this version, which may be there only once
    const version = await db
      .selectFrom('versions')
      .selectAll()
      .where('kind', '=', 'news')
      .where('ownerId', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('versions')
      .values({ ...version, version: 2 })
      .execute();
    await db.updateTable('documents').set({ publishAt: tomorrow }).where('name', '=', 'board').execute();
    const onError = vi.spyOn(app.parts.log, 'error');
    const look = watchSchedule(app.parts);
    app.clock.forward({ hours: 13 });
    for (let times = 0; times < 3; times += 1) await look();
    expect([await statusOf(app, failing), await statusOf(app, later)]).toEqual([404, 200]);
    const waiting = await db
      .selectFrom('documents')
      .select('name')
      .where('publishAt', 'is not', null)
      .execute();
    expect(waiting).toEqual([]);
    expect(onError.mock.calls).toEqual([[expect.any(Error), `scheduled article ${id} not published`]]);
    await db.deleteFrom('versions').where('ownerId', '=', id).where('version', '=', 2).execute();
    await look();
    expect(await statusOf(app, failing)).toBe(200);
  });

  test('is held back by no document, and a document by no other', async () => {
    const app = await openTestApp(await fresh());
    const path = await schedule(app);
    const { db } = app.parts.database;
    await db
      .updateTable('documents')
      .set({ publishAt: tomorrow })
      .where('name', 'in', ['board', 'courses'])
      .execute();
    const { id } = await db
      .updateTable('documents')
      .set({ value: '{' })
      .where('name', '=', 'board')
      .returning('id')
      .executeTakeFirstOrThrow();
    const onError = vi.spyOn(app.parts.log, 'error');
    const look = watchSchedule(app.parts);
    app.clock.forward({ hours: 13 });
    for (let times = 0; times < 3; times += 1) await look();
    expect(await statusOf(app, path)).toBe(200);
    const waiting = await db
      .selectFrom('documents')
      .select('name')
      .where('publishAt', 'is not', null)
      .execute();
    expect(waiting).toEqual([{ name: 'board' }]);
    expect(onError.mock.calls).toEqual([[expect.any(Error), `scheduled document ${id} not published`]]);
  });

  test('whose time came while the server was down comes out when it starts', async () => {
    const app = await openTestApp(await fresh());
    const path = await schedule(app);
    app.clock.forward({ hours: 40 });
    const stop = startRegularWork(app.parts);
    await stop();
    expect(await statusOf(app, path)).toBe(200);
    const { createdAt } = (await (await app.visitor().get(`/api${path}`)).json()) as { createdAt: string };
    expect(createdAt).toBe(tomorrow);
  });
});

test.runIf(hasPostgresServer)('a scheduled article comes out when the database is back', async () => {
  const proxy = await startBreakableProxy(await freshDatabaseUrl('postgres'));
  const app = await openOver(proxy.url, { ...serverTimeouts, query: 500 });
  const path = await schedule(app);
  const onError = vi.spyOn(app.parts.log, 'error');
  const look = watchSchedule(app.parts);
  app.clock.forward({ hours: 13 });
  proxy.blackHole();
  await look();
  expect(onError).toHaveBeenCalledWith(expect.anything(), 'scheduled news not published');
  await look();
  await expect.poll(() => statusOf(app, path), { timeout: 10_000 }).toBe(200);
});
