import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { serverTimeouts } from '#/db/connection.ts';
import { openDatabase } from '#/db/database.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { startBreakableProxy } from '../../tests/support/breakable-proxy.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';

const news = { title: 'Haber', excerpt: 'özet', content: 'Metin', category: 'Duyuru' };
/** So that nobody has to wait for a test as long as for the server. */
const timeouts = { ...serverTimeouts, query: 500, lock: 300 };

async function openOver(url: string) {
  const database = openDatabase(url, { timeouts });
  onTestFinished(() => database.close());
  const app = await openTestApp(database);
  return { app, mert: await app.signedIn('mert') };
}

test.runIf(hasPostgresServer)(
  'staff are told when the database is away, and then that it is back',
  async () => {
    const proxy = await startBreakableProxy(await freshDatabaseUrl('postgres'));
    const { mert } = await openOver(proxy.url);
    proxy.blackHole();
    const refused = await mert.post('/api/news', news);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: expect.stringMatching(/ulaşılamıyor.*Yazdıklarınız duruyor/) },
    ]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await mert.post('/api/news', news)).status).toBe(201);
  },
);

test('a list that was drawn without its articles is drawn again at the next change', async () => {
  const { app, mert } = await openOver(await freshDatabaseUrl('sqlite'));
  await mert.post('/api/news', { ...news, published: true });
  const { schema } = app.parts.database.db;
  await schema.alterTable('news').renameTo('elsewhere').execute();
  const readList = async () => (await app.visitor().get('/news')).text();
  expect(await readList()).not.toContain(news.excerpt);
  await schema.alterTable('elsewhere').renameTo('news').execute();
  await mert.post('/api/photos', { title: 'Halat', imageUrl: '/media/halat.jpg' });
  expect(await readList()).toContain(news.excerpt);
});

test('a write that another process does not let through is refused in a sentence, and nothing is lost', async () => {
  const path = await freshDatabaseUrl('sqlite');
  const { app, mert } = await openOver(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const writes = Array.from({ length: 4 }, () => mert.post('/api/news', news));
  for (const refused of await Promise.all(writes)) {
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: expect.stringMatching(/meşgul.*Yazdıklarınız duruyor/) },
    ]);
  }
  expect((await app.visitor().get('/news')).status).toBe(200);
  other.exec('rollback');
  expect((await mert.post('/api/news', news)).status).toBe(201);
});

test('a write waits until another process has finished its own', async () => {
  const path = await freshDatabaseUrl('sqlite');
  const { mert } = await openOver(path);
  const other = new DatabaseSync(path);
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  setTimeout(() => other.exec('commit'), 100);
  expect((await mert.post('/api/news', news)).status).toBe(201);
});
