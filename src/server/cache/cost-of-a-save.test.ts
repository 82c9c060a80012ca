import { expect, onTestFinished, test, vi } from 'vitest';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Database } from '#/db/database.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import { createApp } from '../app.ts';
import { openParts, stopParts } from '../parts.ts';

const article = {
  ...{ title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Eğitim' },
  ...{ published: true, operationId: null },
};
const photo = { title: 'Halat', imageUrl: '/media/halat.jpg', category: 'training', description: '' };

/** Those that read nothing but what the association says of itself. */
const pagesOfWords = ['/about', '/mission', '/statute', '/donate', '/contact', '/volunteer', '/en'];
const pagesOfNews = ['/', '/news', '/news/1-kar', '/news/2-cig'];

/** @returns a list to which each query is added that the database is asked outside of transactions */
function listQueries({ db }: Database): string[] {
  const asked: string[] = [];
  const executor = db.getExecutor();
  const { provideConnection } = executor;
  vi.spyOn(executor, 'provideConnection').mockImplementation(
    (use, options) =>
      provideConnection.call(
        executor,
        (connection) => {
          const { executeQuery } = connection;
          const spied = vi.spyOn(connection, 'executeQuery').mockImplementation((query) => {
            // the watch asks by itself, at its own times
            if (!query.sql.includes('content_version'))
              asked.push(`${query.sql} ${JSON.stringify(query.parameters)}`);
            return executeQuery.call(connection, query);
          });
          return use(connection).finally(() => spied.mockRestore());
        },
        options,
      ) as ReturnType<typeof use>,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  return asked;
}

describeEachDatabase('a save costs what it changes', (fresh) => {
  async function open() {
    const database = await fresh();
    const app = await openTestApp(database);
    const ayse = await app.signedIn('ayse');
    for (const title of ['Kar', 'Çığ']) await ayse.post('/api/news', { ...article, title });
    const asked = listQueries(database);
    /** @returns each page with the queries that it made the server ask */
    async function visit(visitor = app.visitor()): Promise<Map<string, string[]>> {
      const byPage = new Map<string, string[]>();
      for (const path of [...pagesOfWords, ...pagesOfNews, '/operations', '/operation-photos']) {
        asked.length = 0;
        expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
        byPage.set(path, [...asked]);
      }
      return byPage;
    }
    await visit();
    expect([...(await visit()).values()].flat()).toEqual([]);
    return { app, ayse, database, visit };
  }
  const askedBy = (visited: Map<string, string[]>) =>
    [...visited].flatMap(([path, queries]) => (queries.length > 0 ? path : []));

  test('each query is asked once, however many pages ask it, and none by a page of other tables', async () => {
    const { ayse, visit } = await open();
    expect((await ayse.put('/api/news/1', { ...article, excerpt: 'Başka.' })).status).toBe(200);
    const visited = await visit();
    const queries = [...visited.values()].flat();
    expect(queries.length).toBeGreaterThan(5);
    expect(new Set(queries).size).toBe(queries.length);
    expect(askedBy(visited)).toEqual(expect.arrayContaining(pagesOfNews));
    for (const path of pagesOfWords) expect([path, visited.get(path)]).toEqual([path, []]);
    expect([...(await visit()).values()].flat()).toEqual([]);
  });

  test('what articles of one category offer to read next is asked once for all of them', async () => {
    const { ayse, visit } = await open();
    await ayse.put('/api/news/1', { ...article, excerpt: 'Başka.' });
    const visited = await visit();
    const related = (path: string) => visited.get(path)?.filter((query) => query.includes('"category" ='));
    expect(related('/news/1-kar')).toHaveLength(1);
    expect(related('/news/2-cig')).toEqual([]);
  });

  test('pages of news are not looked at when a photo was saved', async () => {
    const { ayse, visit } = await open();
    expect((await ayse.post('/api/photos', photo)).status).toBe(201);
    expect(askedBy(await visit())).toEqual(['/operation-photos']);
  });

  test('words of the site that are published are read once for all pages', async () => {
    const { ayse, visit } = await open();
    const list = (await (await ayse.get('/api/admin/documents')).json()) as { id: number; name: string }[];
    const path = `/api/admin/documents/${list.find(({ name }) => name === 'mission')?.id}`;
    const { version, value } = (await (await ayse.get(path)).json()) as { version: number; value: object };
    const changed = { value: { ...value, title: 'Neden varız' }, version, published: true };
    expect((await ayse.put(path, changed)).status).toBe(200);
    const visited = await visit();
    const queries = [...visited.values()].flat();
    expect(new Set(queries).size).toBe(queries.length);
    expect(queries.filter((query) => query.includes('"documents"'))).toHaveLength(1);
  });

  test('every page is looked at when nobody can tell what was written', async () => {
    const { app, database, visit } = await open();
    await raiseContentVersion(database.db);
    await app.parts.contentWatch.look();
    expect(askedBy(await visit())).toEqual(expect.arrayContaining(pagesOfNews));
  });

  test('another copy of the server looks at the same pages', async () => {
    const { app, ayse, visit } = await open();
    const { config, log, clock, database } = app.parts;
    const parts = await openParts({ config, log, clock, database });
    onTestFinished(() => stopParts(parts));
    const other = createApp(parts);
    const visitor = new Visitor(async (request) => other.fetch(request));
    await visit(visitor);
    await ayse.put('/api/news/1', { ...article, excerpt: 'Kar yağdı.' });
    await parts.contentWatch.look();
    const visited = await visit(visitor);
    expect(askedBy(visited)).toEqual(expect.arrayContaining(pagesOfNews));
    for (const path of pagesOfWords) expect([path, visited.get(path)]).toEqual([path, []]);
    expect(await (await visitor.get('/news')).text()).toContain('Kar yağdı.');
  });
});
