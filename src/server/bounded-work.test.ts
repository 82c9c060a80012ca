import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { raiseContentVersion } from '#/db/content-version.ts';
import { newsPerPage } from '#/news/news-list-page.tsx';
import { openTestApp } from '../../tests/support/app.ts';
import { takeDatabaseAway } from '../../tests/support/database-away.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const kilobyte = 1024;
const news = { title: 'Arama', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true };

describeEachDatabase('what strangers ask for', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('every missing article is the one cached answer, and every unknown page another', async () => {
    const visitor = (await open()).visitor();
    const ask = async (path: string) => {
      const answer = await visitor.get(path);
      return [answer.status, answer.headers.get('etag'), await answer.text()] as const;
    };
    const [status, etag, body] = await ask('/news/999999');
    expect([status, body]).toEqual([404, expect.stringContaining('<h1>Haber Bulunamadı</h1>')]);
    for (const id of ['999998', 'abc', '0', '99999999999']) {
      expect((await ask(`/news/${id}`)).slice(0, 2)).toEqual([404, etag]);
    }
    const unknown = await ask('/yok');
    expect(unknown[2]).toContain('Page Not Found');
    expect((await ask('/wp-login.php')).slice(0, 2)).toEqual([404, unknown[1]]);
    expect(unknown[1]).not.toBe(etag);
  });

  test('what says that something is missing weighs at most 6 KB and leads to what people come for', async () => {
    const visitor = (await open()).visitor();
    for (const path of ['/yok', '/news/999999']) {
      const html = await (await visitor.get(path)).text();
      expect(brotliCompressSync(html).length).toBeLessThan(6 * kilobyte);
      for (const link of ['tel:112', '/donate', '/education', '/news', 'mailto:']) {
        expect(html).toContain(`href="${link}`);
      }
    }
  });

  test('a page of the news beyond the last leads to the last one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (let count = 0; count <= newsPerPage; count += 1) await ayse.post('/api/news', news);
    const placeOf = async (path: string) => {
      const answer = await app.visitor().get(path);
      return [answer.status, answer.headers.get('location')];
    };
    expect(await placeOf('/news?category=Duyuru&page=2')).toEqual([200, null]);
    expect(await placeOf('/news?category=Duyuru&page=3')).toEqual([302, '/news?category=Duyuru&page=2']);
    expect(await placeOf('/news?category=Duyuru&page=500')).toEqual([302, '/news?category=Duyuru&page=2']);
  });

  test('six hundred other pages do not push out the last good home page', async () => {
    const { parts, visitor } = await open();
    const ask = async (path: string) => (await visitor().get(path)).status;
    for (const path of ['/', '/about', '/operations', '/news']) expect(await ask(path)).toBe(200);
    const pages = Array.from(
      { length: 600 },
      (_, number) => `/news?page=${number % 500}&category=${number < 500 ? 'Duyuru' : 'Operasyon'}`,
    );
    await Promise.all(pages.map(ask));
    takeDatabaseAway(parts.database.db);
    parts.pageCache.clear();
    for (const path of ['/', '/about', '/operations', '/news'])
      expect([path, await ask(path)]).toEqual([path, 200]);
  });

  test('a deleted article is gone, also where it was kept', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/news', news)).json()) as { id: number };
    const path = `/news/${id}`;
    expect((await app.visitor().get(path)).status).toBe(200);
    await ayse.delete(`/api${path}`);
    expect((await app.visitor().get(path)).status).toBe(404);
    expect((await app.visitor().get(`/api${path}`)).status).toBe(404);
  });

  test('without a database and without a cached page, a visitor is told to come again, in a few bytes', async () => {
    const { parts, visitor } = await open();
    await raiseContentVersion(parts.database.db);
    takeDatabaseAway(parts.database.db);
    const answer = await visitor().get('/operations');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const html = await answer.text();
    expect(html).toContain('Sayfa şu anda gösterilemiyor');
    expect(brotliCompressSync(html).length).toBeLessThan(6 * kilobyte);
  });
});
