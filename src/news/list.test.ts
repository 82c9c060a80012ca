import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { NewsListItem } from './answers.server.ts';
import type { News } from './schema.ts';
import { importNews, newsStore } from './store.server.ts';

const draft = { excerpt: 'Birkaç sözcük.', content: 'Metin.', category: 'Duyuru', published: true } as const;
const tomorrow = '2026-11-21T06:00:00.000Z';

describeEachDatabase('the list in the panel', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const write = async (title: string, change: object = {}, person = ayse) => {
      app.clock.forward({ minutes: 1 });
      return (await (await person.post('/api/news', { ...draft, title, ...change })).json()) as News;
    };
    const read = async (query = '', person = ayse) =>
      (await (await person.get(`/api/admin/news/list?${query}`)).json()) as ListPage<NewsListItem>;
    const titles = async (query: string, person = ayse) =>
      (await read(query, person)).items.map(({ title }) => title);
    return { app, ayse, mert, write, read, titles };
  }

  test('holds what a row shows, without the text of the article', async () => {
    const { write, read, mert, ayse } = await open();
    const news = await write('Kış', { published: true, publishAt: tomorrow }, mert);
    await ayse.put(`/api/news/${news.id}`, { ...draft, title: 'Kış tatbikatı', imageUrl: '/media/kar.jpg' });
    expect(await read()).toEqual({
      total: 1,
      found: 1,
      items: [
        {
          id: news.id,
          ...{
            title: 'Kış tatbikatı',
            excerpt: draft.excerpt,
            category: 'Duyuru',
            imageUrl: '/media/kar.jpg',
          },
          ...{ published: false, scheduled: true, publishAt: tomorrow, version: 2 },
          ...{ createdAt: news.createdAt, updatedAt: news.createdAt },
          ...{ createdBy: 'mert', updatedBy: 'ayse' },
        },
      ],
    });
  });

  test('finds each typed word, however its Turkish letters are written', async () => {
    const { write, titles } = await open();
    await write('Düzce’de sel', { category: 'Operasyon' });
    await write('Iğdır', { excerpt: 'Çığ tatbikatı' });
    for (const typed of [
      "duzce'de",
      'DÜZCE sel',
      'operasyon',
      '20.11.2026 düzce',
      '20 kasım sel',
      'ayse duzce',
    ])
      expect([typed, await titles(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, ['Düzce’de sel']]);
    expect(await titles('search=igdir%20cig')).toEqual(['Iğdır']);
    expect(await titles('search=%20')).toHaveLength(2);
    expect(await titles('search=yok')).toEqual([]);
  });

  test('is narrowed to a category, beside a state', async () => {
    const { write, titles, ayse } = await open();
    await write('Ders', { category: 'Eğitim' });
    await write('Ders taslağı', { category: 'Eğitim', published: false });
    await write('Başka');
    const category = `category=${encodeURIComponent('Eğitim')}`;
    expect(await titles(category)).toEqual(['Ders taslağı', 'Ders']);
    expect(await titles(`${category}&filter=draft`)).toEqual(['Ders taslağı']);
    expect(await titles('category=')).toHaveLength(3);
    expect((await ayse.get('/api/admin/news/list?category=Yok')).status).toBe(400);
  });

  test('finds signs as they are typed', async () => {
    const { write, titles } = await open();
    for (const title of ['%40 eğim', '40 eğim', 'kar_izi', 'karaizi', 'C:\\kar']) await write(title);
    for (const [typed, found] of [
      ['%4', ['%40 eğim']],
      ['r_i', ['kar_izi']],
      ['c:\\k', ['C:\\kar']],
    ] as const)
      expect(await titles(`search=${encodeURIComponent(typed)}`)).toEqual(found);
  });

  test('finds an article that came out at its time by that day', async () => {
    const { app, write, titles } = await open();
    await write('Tatbikat', { publishAt: tomorrow });
    expect(await titles('search=21.11.2026')).toEqual([]);
    app.clock.forward({ hours: 13 });
    await newsStore.publishDue(app.parts.database.db, app.clock.now);
    expect(await titles('search=21.11.2026')).toEqual(['Tatbikat']);
    expect(await titles('search=20.11.2026')).toEqual([]);
  });

  test('shows what is out, what waits, drafts, or what one wrote oneself', async () => {
    const { write, titles, mert } = await open();
    await write('çıktı');
    await write('bekliyor', { publishAt: tomorrow });
    await write('taslak', { published: false });
    await write('mertin', { published: false }, mert);
    expect(await titles('filter=published')).toEqual(['çıktı']);
    expect(await titles('filter=scheduled')).toEqual(['bekliyor']);
    expect(await titles('filter=draft')).toEqual(['mertin', 'taslak']);
    expect(await titles('filter=mine', mert)).toEqual(['mertin']);
    expect(await titles('author=mert')).toEqual(['mertin']);
    expect(await titles('author=ayse&filter=draft')).toEqual(['taslak']);
    expect(await titles('author=kimse')).toEqual([]);
  });

  test('is ordered by day, or as a Turkish dictionary is', async () => {
    const { write, titles } = await open();
    for (const title of ['Çığ', 'Deprem', 'Ceyhan', 'Iğdır', 'İzmir']) await write(title);
    expect(await titles('')).toEqual(['İzmir', 'Iğdır', 'Ceyhan', 'Deprem', 'Çığ']);
    expect(await titles('order=oldest')).toEqual(['Çığ', 'Deprem', 'Ceyhan', 'Iğdır', 'İzmir']);
    expect(await titles('order=title')).toEqual(['Ceyhan', 'Çığ', 'Deprem', 'Iğdır', 'İzmir']);
  });

  test('shows a change at once, and nothing of the bin', async () => {
    const { ayse, write, titles } = await open();
    const { id } = await write('ilk');
    expect(await titles('')).toEqual(['ilk']);
    await ayse.put(`/api/news/${id}`, { ...draft, title: 'son' });
    expect(await titles('')).toEqual(['son']);
    await ayse.delete(`/api/news/${id}`);
    expect(await titles('')).toEqual([]);
  });

  test('of two thousand articles comes a page at a time, in a few kilobytes', async () => {
    const { app, ayse, read } = await open();
    const many = Array.from({ length: 2000 }, (_, number) => ({
      ...draft,
      title: `${number}. haber: Uludağ’da kaybolan iki yürüyüşçü gece yarısı sağ bulundu`,
      content: 'Ekiplerimiz gece boyunca aradı. '.repeat(100),
      excerpt: 'Dört ekip, on sekiz gönüllü ve iki köpekle sürdürülen arama sabaha karşı sonuç verdi.',
      createdAt: new Date(Date.UTC(2020, 0, 1, number)).toISOString(),
    }));
    await app.parts.database.db.transaction().execute((tx) => importNews(tx, many));
    const first = await ayse.get('/api/admin/news/list');
    const body = await first.text();
    expect(gzipSync(body).length).toBeLessThan(5000);
    const { total, found, items } = JSON.parse(body) as ListPage<NewsListItem>;
    expect([total, found, items.length, items[0]?.title]).toEqual([2000, 2000, listStep, many[1999]?.title]);
    const last = await read('page=42');
    expect([last.items.length, last.items.at(-1)?.title]).toEqual([2000 - 41 * listStep, many[0]?.title]);
    expect((await read('page=43')).items).toEqual([]);
    const byWords = await read('search=haber&order=title');
    expect([byWords.found, byWords.items[10]?.title]).toEqual([2000, many[10]?.title]);
  });

  test.each([
    ...['page=0', 'page=x', 'page=10000', 'filter=benim', 'order=rastgele'],
    ...[`search=${'x'.repeat(201)}`, `author=${'x'.repeat(101)}`],
  ])('is not asked for what it cannot show: %s', async (wrong) => {
    const { ayse } = await open();
    const answer = await ayse.get(`/api/admin/news/list?${wrong}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: 'Arama anlaşılamadı. Seçimlerinizi denetleyip yeniden deneyin.' },
    ]);
  });

  test('in one piece it is refused when it would take the memory of the server', async () => {
    const { app, ayse, write, read } = await open();
    const { id } = await write('Uzun');
    const content = 'x'.repeat(40_000_001);
    await app.parts.database.db.updateTable('news').set({ content }).where('id', '=', id).execute();
    for (const path of ['/api/news', '/api/admin/news']) expect((await ayse.get(path)).status).toBe(503);
    expect((await read()).items).toHaveLength(1);
  });

  test('is for staff, and is asked for again after the database was away', async () => {
    const { app, ayse, titles, write } = await open();
    expect((await app.visitor().get('/api/admin/news/list')).status).toBe(401);
    await write('haber');
    const { db } = app.parts.database;
    await db.schema.alterTable('news').renameTo('away').execute();
    expect((await ayse.get('/api/admin/news/list')).status).toBe(500);
    await db.schema.alterTable('away').renameTo('news').execute();
    expect(await titles('')).toEqual(['haber']);
  });
});
