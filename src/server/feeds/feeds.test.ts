import { expect, test } from 'vitest';
import { coursePages } from '#/content/courses.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { createApp } from '../app.ts';
import { pages } from '../pages.tsx';
import { bankAccountsPath } from './bank-accounts.ts';

const calendars = allSessions(coursePages).map(({ calendarPath }) => calendarPath);
const article = { title: 'Çığ', excerpt: 'x', content: 'y', category: 'Duyuru' };
const paths = ['/feed.xml', '/sitemap.xml', '/robots.txt', bankAccountsPath, ...calendars];

test.each([undefined, 'https://example.org'])(
  'no feed repeats the name a visitor calls us by (SITE_URL %s)',
  async (siteUrl) => {
    const { parts } = await openTestApp(await freshDatabase(), { siteUrl, port: 3456 });
    const app = createApp(parts);
    for (const path of paths) {
      const read = async (host: string) =>
        (await app.request(`http://${host}${path}`, { headers: { host } })).text();
      const [forged, other] = [await read('evil.example'), await read('example.net:81')];
      expect(forged).toBe(other);
      expect(forged).toContain(`${siteUrl ?? 'http://localhost:3456'}/`);
    }
  },
);

test('a feed that was read once is served while the database is away, whether or not SITE_URL is set', async () => {
  const app = await openTestApp(await freshDatabase());
  const visitor = app.visitor();
  const before = await Promise.all(paths.map(async (path) => (await visitor.get(path)).text()));
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  app.parts.pageCache.clear();
  for (const [place, path] of paths.entries()) {
    const answer = await visitor.get(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, before[place]]);
    expect(answer.headers.get('etag')).toBeTruthy();
  }
});

test('the feed stays readable whatever characters were stored once', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  await ayse.post('/api/news', { ...article, published: true });
  const odd = { title: 'a\u0001b', excerpt: 'Gece\vsabah\ufffe' };
  await app.parts.database.db.updateTable('news').set(odd).execute();
  app.parts.pageCache.clear();
  const xml = await (await app.visitor().get('/feed.xml')).text();
  // XML 1.0, 2.2: Char
  expect(xml).toMatch(/^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u);
  expect(xml).toContain('<title>ab</title>');
  expect(xml).toContain('<summary>Gece\nsabah</summary>');
});

test('no page, call or redirect repeats it either', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const app = createApp(parts);
  const host = 'evil.example';
  const others = [
    '/yok',
    '/adminpanel',
    previewPaths.news(':id'),
    '/api/news',
    '/api/yok',
    '/healthz',
    '/news/',
  ];
  for (const path of [...pages.map((page) => page.path), ...others, ...paths]) {
    const answer = await app.request(`http://${host}${path}`, {
      headers: { host, 'x-forwarded-host': host },
    });
    expect(`${path} ${await answer.text()} ${JSON.stringify([...answer.headers])}`).not.toContain(host);
  }
});
