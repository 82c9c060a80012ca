import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { takeDatabaseAway } from '../../tests/support/database-away.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { newsAddress } from './news-address.ts';
import type { News } from './schema.ts';

test.each([
  ['Uludağ’da gece araması', '/news/17-uludagda-gece-aramasi'],
  ["IĞDIR'da ÇIĞ: şüpheli ölüm!", '/news/17-igdirda-cig-supheli-olum'],
  ['  2026 / 1. tatbikat ', '/news/17-2026-1-tatbikat'],
  ['Kahraman\u200bmaraş nö\u00adbeti', '/news/17-kahramanmaras-nobeti'],
  ['«…»', '/news/17'],
  ['Новости', '/news/17'],
  [`${'uzun '.repeat(20)}`, '/news/17-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun-uzun'],
  ['x'.repeat(300), `/news/17-${'x'.repeat(60)}`],
])('%s has an address that can be read', (title, address) => {
  expect(newsAddress({ id: 17, title })).toBe(address);
});

const draft = {
  title: 'Uludağ’da gece araması',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  published: true,
};

describeEachDatabase('the address of an article', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh(), { siteUrl: 'https://kurtarma.example' });
    const ayse = await app.signedIn('ayse');
    const write = async (change = {}) =>
      (await (await ayse.post('/api/news', { ...draft, ...change })).json()) as News;
    const ask = async (path: string) => {
      const answer = await app.visitor().get(path);
      return [answer.status, answer.headers.get('location')];
    };
    return { app, ayse, write, ask };
  }

  test('has the words of its title, and the number alone still answers', async () => {
    const { app, write, ask } = await open();
    await write();
    expect(await ask('/news/1-uludagda-gece-aramasi')).toEqual([200, null]);
    expect(await ask('/news/1')).toEqual([200, null]);
    const html = await (await app.visitor().get('/news/1')).text();
    const address = 'https://kurtarma.example/news/1-uludagda-gece-aramasi';
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
    expect(html).toContain(`<meta property="og:url" content="${address}"`);
    expect(html).toContain(encodeURIComponent(address));
    const [feed, sitemap] = [
      await (await app.visitor().get('/feed.xml')).text(),
      await (await app.visitor().get('/sitemap.xml')).text(),
    ];
    expect(feed).toContain(`href="${address}"`);
    expect(feed).toContain('<id>https://kurtarma.example/news/1</id>');
    expect(sitemap).toContain(`<loc>${address}</loc>`);
  });

  test('follows the title: what was shared before leads on, and no browser keeps that for good', async () => {
    const { app, ayse, write, ask } = await open();
    await write();
    await ask('/news/1-uludagda-gece-aramasi');
    await ayse.put('/api/news/1', { ...draft, title: 'Uludağ’da sabah' });
    expect(await ask('/news/1-uludagda-sabah')).toEqual([200, null]);
    expect(await ask('/news/1-uludagda-gece-aramasi')).toEqual([301, '/news/1-uludagda-sabah']);
    const answer = await app.visitor().get('/news/1-uludagda-gece-aramasi');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await ayse.put('/api/news/1', draft);
    expect(await ask('/news/1-uludagda-gece-aramasi')).toEqual([200, null]);
  });

  test.each(['1-', '1-Uludagda', '1-x-y', '1-%F0', '1-uludagda%20gece', '1-uludagda-gece-aramasi-'])(
    'leads from other words to its own: %s',
    async (asked) => {
      const { write, ask } = await open();
      await write();
      expect(await ask(`/news/${asked}`)).toEqual([301, '/news/1-uludagda-gece-aramasi']);
    },
  );

  test('of a draft, or of none, is shown to nobody under any words', async () => {
    const { write, ask } = await open();
    await write({ published: false });
    for (const asked of ['1', '1-uludagda-gece-aramasi', '1-x', '2-x', 'x-1', '01-x', '-1', '99999999999-x'])
      expect([asked, await ask(`/news/${asked}`)]).toEqual([asked, [404, null]]);
  });

  test('under a thousand made-up words is neither read whole nor kept, and pushes no other page out', async () => {
    const { app, write, ask } = await open();
    const [first, second] = [await write(), await write({ title: 'Başka' })];
    expect(await ask(newsAddress(second))).toEqual([200, null]);
    const made = Array.from({ length: 1000 }, (_, number) => ask(`/news/${first.id}-uydurma-${number}`));
    const answers = await Promise.all(made);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([301]));
    takeDatabaseAway(app.parts.database.db);
    app.parts.pageCache.clear();
    expect(await ask(newsAddress(second))).toEqual([200, null]);
    expect((await ask(`/news/${first.id}-uydurma-1`))[0]).toBe(503);
  });
});
