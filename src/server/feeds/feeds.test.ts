import { expect, test } from 'vitest';
import { coursePages } from '#/content/courses.ts';
import { previewPath } from '#/news/preview-path.ts';
import { createApp } from '#/server/app.ts';
import { pages } from '#/server/pages.tsx';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { bankAccountsPath } from './bank-accounts.ts';

const calendars = allSessions(coursePages).map(({ calendarPath }) => calendarPath);
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

test('no page, call or redirect repeats it either', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const app = createApp(parts);
  const host = 'evil.example';
  const others = ['/yok', '/adminpanel', previewPath(':id'), '/api/news', '/api/yok', '/healthz', '/news/'];
  for (const path of [...pages.map((page) => page.path), ...others, ...paths]) {
    const answer = await app.request(`http://${host}${path}`, {
      headers: { host, 'x-forwarded-host': host },
    });
    expect(`${path} ${await answer.text()} ${JSON.stringify([...answer.headers])}`).not.toContain(host);
  }
});
