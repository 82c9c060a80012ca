import { expect, test } from 'vitest';
import { newsPerPart } from '#/news/published-news.server.ts';
import { insertManyRows } from '../../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

const siteUrl = 'https://example.org';
const namesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describeEachDatabase('the sitemap of many articles', (fresh) => {
  async function open(news: number) {
    const database = await fresh();
    await insertManyRows(database.db, { news, operations: 8, photos: 0 });
    const app = await openTestApp(database, { siteUrl });
    const read = async (path: string) => (await app.visitor().get(path)).text();
    return { app, read };
  }

  test('is an index of parts, which name every page and every published article once', async () => {
    const { app, read } = await open(2 * newsPerPart + 5);
    const parts = namesIn(await read('/sitemap.xml'));
    expect(parts).toEqual([
      `${siteUrl}/sitemap-pages.xml`,
      ...[1, 2, 3].map((part) => `${siteUrl}/sitemap-news-${part}.xml`),
    ]);
    const named: string[] = [];
    for (const part of parts) {
      const names = namesIn(await read(part.slice(siteUrl.length)));
      expect(names.length).toBeLessThanOrEqual(newsPerPart);
      named.push(...names);
    }
    expect(named).toHaveLength(new Set(named).size);
    expect(named).toContain(`${siteUrl}/operations`);
    const news = (await (await app.visitor().get('/api/news')).json()) as { id: number }[];
    const ids = named.flatMap((address) => /\/news\/(\d+)-/.exec(address)?.[1] ?? []).map(Number);
    expect(ids.toSorted((a, b) => a - b)).toEqual(news.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  test('says when a part last changed', async () => {
    const { app, read } = await open(newsPerPart + 200);
    const ayse = await app.signedIn('ayse');
    const draft = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', published: true };
    await ayse.put('/api/news/7', draft);
    const changed = app.clock.now.toISOString();
    const [first, second] = [...(await read('/sitemap.xml')).matchAll(/news-\d\.xml<\/loc><lastmod>(.*?)</g)];
    expect(first?.[1]).toBe(changed);
    expect(second?.[1]).not.toBe(changed);
    expect(await read('/sitemap-news-1.xml')).toContain(
      `<loc>${siteUrl}/news/7-a</loc><lastmod>${changed}</lastmod>`,
    );
  });

  test('has no part that holds nothing', async () => {
    const { app } = await open(10);
    for (const part of ['2', '999999', '0', '01', '1x', '9999999'])
      expect([part, (await app.visitor().get(`/sitemap-news-${part}.xml`)).status]).toEqual([part, 404]);
  });
});
