import { expect, test } from 'vitest';
import { importNews } from '#/news/store.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { openCalls } from '../../tests/support/doors.ts';

const open = async () => openTestApp(await freshDatabase());

test('every call is closed to visitors unless it is listed as open', async () => {
  const app = await open();
  const visitor = app.visitor();
  const calls = [
    ['GET', '/api/admin/news'],
    ['POST', '/api/news'],
    ['PUT', '/api/news/1'],
    ['DELETE', '/api/news/1'],
    ['POST', '/api/operations'],
    ['PUT', '/api/operations/1'],
    ['DELETE', '/api/operations/1'],
    ['POST', '/api/photos'],
    ['DELETE', '/api/photos/1'],
    ['GET', '/api/media'],
    ['POST', '/api/media/upload'],
    ['GET', '/api/admin/auth'],
    ['POST', '/api/admin/change-password'],
    ['GET', '/api/admin/passkeys'],
    ['POST', '/api/admin/passkeys/challenge'],
    ['GET', '/api/admin/sessions'],
    ['DELETE', '/api/admin/sessions/1'],
    ['POST', '/api/admin/presence'],
    ['POST', '/api/admin/presence/leave'],
    ['GET', '/api/admin/presence/news'],
    ['GET', '/api/admin/parked'],
    ['POST', '/api/admin/parked'],
    ['DELETE', '/api/admin/parked/1'],
    ['GET', '/api/admin/staff'],
    ['POST', '/api/admin/staff'],
    ['POST', '/api/admin/staff/invitations'],
    ['POST', '/api/admin/staff/1/link'],
    ['POST', '/api/admin/staff/1/link/mail'],
    ['PUT', '/api/admin/staff/1'],
    ['PUT', '/api/admin/staff/1/password'],
    ['DELETE', '/api/admin/staff/1/sessions'],
    ['GET', '/api/admin/audit'],
    ['GET', '/api/admin/audit/1'],
    ['GET', '/api/admin/audit.csv'],
    ['GET', '/api/anything-new'],
  ] as const;
  for (const [method, path] of calls)
    expect([path, (await visitor.send(path, { method })).status]).toEqual([path, 401]);
  expect(openCalls(app).sort()).toEqual([
    'GET /api/news',
    'GET /api/news/:id',
    'GET /api/openapi.json',
    'GET /api/operations',
    'GET /api/photos',
    'GET /api/photos/part',
    'POST /api/admin/login',
    'POST /api/admin/login/passkey',
    'POST /api/admin/login/passkey/begin',
    'POST /api/admin/logout',
    'POST /api/admin/password-link/look',
    'POST /api/admin/password-link/use',
  ]);
});

test('an unknown path is the not-found page, with its status', async () => {
  const answer = await (await open()).visitor().get('/boyle-bir-sayfa-yok');
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Page Not Found')]);
});

test('an unknown call is refused in JSON', async () => {
  const answer = await (await (await open()).signedIn('ayse')).get('/api/yok');
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'Böyle bir adres yok.' }]);
});

test('no public page sets a cookie, holds an inline script or a style attribute', async () => {
  const visitor = (await open()).visitor();
  for (const path of ['/', '/news', '/operations', '/operation-photos', '/gallery', '/yok']) {
    const html = await (await visitor.get(path)).text();
    expect(html).not.toMatch(/<script(?![^>]*(src=|type="application\/(json|ld\+json)"))/);
    expect(html).not.toMatch(/ style="/);
  }
  expect(visitor.received).toEqual([]);
});

test('made-up query strings all get the one cached page', async () => {
  const visitor = (await open()).visitor();
  const etag = async (path: string) => (await visitor.get(path)).headers.get('etag');
  const plain = await etag('/news');
  for (const search of ['?x=1', '?category=yok', '?page=0', '?page=abc', '?page=9999', '?utm_source=posta']) {
    expect(await etag(`/news${search}`)).toBe(plain);
  }
});

test('of the photo calls only those for a known category are kept; made-up ones fill nothing', async () => {
  const visitor = (await open()).visitor();
  const isKept = async (search: string) =>
    (await visitor.get(`/api/photos${search}`)).headers.get('etag') !== null;
  for (const search of ['', '?x=1', '?category=', '?category=training', '?category=genel&utm_source=posta'])
    expect([search, await isKept(search)]).toEqual([search, true]);
  for (const search of ['?category=yok', '?operationId=1', '?category=training&operationId=2'])
    expect([search, await isKept(search)]).toEqual([search, false]);
});

test('the process is alive and ready', async () => {
  const visitor = (await open()).visitor();
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(await (await visitor.get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('without its database the server says that it is not ready, and goes on serving the pages it kept', async () => {
  const app = await open();
  const visitor = app.visitor();
  const before = await (await visitor.get('/')).text();
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  app.parts.pageCache.clear();
  expect((await visitor.get('/readyz')).status).toBe(503);
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(await (await visitor.get('/')).text()).toBe(before);
});

test('a list that has no data yet shows six empty cards, and is not kept', async () => {
  const app = await open();
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  const answer = await app.visitor().get('/news');
  const html = await answer.text();
  expect([answer.status, html.match(/data-skeleton/g)?.length]).toEqual([503, 6]);
});

test('a page that cannot be drawn tells whom to call', async () => {
  const app = await open();
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  const answer = await app.visitor().get('/');
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('112')]);
});

describeEachDatabase('cached pages', (fresh, engine) => {
  test('end with a change by another process', async () => {
    const database = await fresh();
    const app = await openTestApp(database);
    const visitor = app.visitor();
    expect(await (await visitor.get('/news')).text()).toContain('Henüz haber bulunmuyor.');
    const article = {
      title: 'Dışarıdan',
      excerpt: 'a',
      content: 'b',
      category: 'Duyuru',
      published: true,
    } as const;
    await database.db
      .transaction()
      .execute((tx) => importNews(tx, [{ ...article, createdAt: '2026-11-20T00:00:00.000Z' }]));
    const isSeen = async () => (await (await visitor.get('/news')).text()).includes('Dışarıdan');
    await expect.poll(isSeen, { timeout: 5000, message: engine }).toBe(true);
  });
});

test('what only staff read travels compressed', async () => {
  const ayse = await (await openTestApp(await freshDatabase())).signedIn('ayse');
  const text = { title: 'Uzun haber', excerpt: 'Özet.', content: 'kar '.repeat(2000), category: 'Duyuru' };
  await ayse.post('/api/news', text);
  const answer = await ayse.get('/api/admin/news', { 'accept-encoding': 'gzip' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  });
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1000);
});
