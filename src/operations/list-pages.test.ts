import { expect, test } from 'vitest';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import {
  operationAddress,
  operationListAddress,
  operationsPerPage,
  readOperationListQuery,
  wholeRecord,
} from './operation-list-query.ts';
import type { Operation } from './schema.ts';

/** Two pages and one more. */
const all = 2 * operationsPerPage + 1;

describeEachDatabase('pages of the operations', (fresh) => {
  async function open() {
    const database = await fresh();
    await insertManyRows(database.db, { news: 8, operations: all, photos: 0 });
    const app = await openTestApp(database);
    const read = async (path: string) => (await app.visitor().get(path)).text();
    const titles = async (path: string) =>
      [...(await read(path)).matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
    const operations = (await (await app.visitor().get('/api/operations')).json()) as Operation[];
    const ofType = (wanted: string) => operations.filter(({ type }) => type === wanted);
    return { app, read, titles, operations, ofType };
  }

  test('show each operation once, newest first, and the call answers all', async () => {
    const { titles, operations } = await open();
    const shown = [];
    for (const page of ['', '?page=2', '?page=3']) shown.push(await titles(`/operations${page}`));
    expect(shown.map(({ length }) => length)).toEqual([operationsPerPage, operationsPerPage, 1]);
    expect(shown.flat()).toEqual(operations.map(({ title }) => title));
    expect(shown.flat()).toHaveLength(all);
  });

  test('count all operations, not those of the page', async () => {
    const { read, operations, ofType } = await open();
    const volunteers = operations.reduce((sum, { volunteerCount }) => sum + volunteerCount, 0);
    for (const path of ['/operations', '/operations?page=3']) {
      const html = await read(path);
      expect(html).toMatch(new RegExp(`Toplam Operasyon</dt><dd[^>]*>${all}</dd>`));
      expect(html).toMatch(new RegExp(`Deprem</dt><dd[^>]*>${ofType('Deprem').length}</dd>`));
      expect(html).toContain(`${volunteers.toLocaleString('tr')} gönüllü görev aldı`);
    }
  });

  test('count what is chosen, and say by what', async () => {
    const { read, ofType } = await open();
    const floods = ofType('Sel');
    const volunteers = floods.reduce((sum, { volunteerCount }) => sum + volunteerCount, 0);
    const html = await read('/operations?type=Sel');
    expect(html).toMatch(new RegExp(`Seçilen Operasyon</dt><dd[^>]*>${floods.length}</dd>`));
    expect(html).toContain(`${volunteers.toLocaleString('tr')} gönüllü görev aldı`);
    expect(html).toContain(`Sel: ${floods.length} operasyon`);
    expect(html).not.toContain('Aktif Yıl');
    const year = floods[0]?.date.slice(0, 4);
    expect(await read(`/operations?type=Sel&year=${year}`)).toContain(`Sel · ${year}: `);
    expect(await read('/operations?q=yokkelime')).toContain('Bu seçime uyan operasyon yok.');
  });

  test('lead to each other without a script, and name the year again', async () => {
    const { read, operations } = await open();
    const ways = async (path: string) =>
      [...(await read(path)).matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(([, rel, to]) => [rel, to]);
    expect(await ways('/operations')).toEqual([['next', '/operations?page=2#liste']]);
    expect(await ways('/operations?page=2')).toEqual([
      ['prev', '/operations#liste'],
      ['next', '/operations?page=3#liste'],
    ]);
    expect(await ways('/operations?type=Sel')).toEqual([]);
    const listed = await read('/operations');
    for (const [, year, cards] of listed.matchAll(/<h2[^>]*>(\d{4})<\/h2>(.*?)<\/ul>/gs))
      expect(new Set(cards?.match(/(?<=dateTime=")\d{4}/g))).toEqual(new Set([year]));
    const year = operations[operationsPerPage]?.date.slice(0, 4);
    expect(await read('/operations?page=2')).toMatch(new RegExp(`<h2[^>]*>${year}</h2>`));
  });

  test('are chosen by type at the list itself, which a phone would show below its screen', async () => {
    const { read } = await open();
    for (const path of ['/operations', '/operations?type=Sel']) {
      const html = await read(path);
      const to = [...html.matchAll(/href="(\/operations[?#][^"]+)"/g)].map(([, address]) => address);
      expect(to).toEqual(expect.arrayContaining(['/operations#liste', '/operations?type=Sel#liste']));
      expect(to.filter((address) => !address?.endsWith('#liste'))).toEqual([]);
    }
  });

  test('beyond the last lead to the last one, of one type too', async () => {
    const { app } = await open();
    for (const [path, place] of [
      ['/operations?page=4', '/operations?page=3'],
      ['/operations?type=Sel&page=2', '/operations?type=Sel'],
    ] as const) {
      const answer = await app.visitor().get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, place]);
    }
  });

  test('are led to where the operation stands: from its article and from the search', async () => {
    const { app, read, operations } = await open();
    const oldest = operations.at(-1);
    const place = `/operations?page=3#operasyon-${oldest?.id}`;
    const page = operationAddress({ id: oldest?.id ?? 0, title: oldest?.title ?? '' });
    expect((await app.visitor().get(`/operations/${oldest?.id}`)).headers.get('location')).toBe(place);
    const draft = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', published: true };
    const ayse = await app.signedIn('ayse');
    const story = await ayse.post('/api/news', { ...draft, operationId: oldest?.id });
    const { id } = (await story.json()) as { id: number };
    expect(await read(`/news/${id}`)).toContain(`href="${place}"`);
    expect(await read(page)).toContain(`href="${place}"`);
    expect(await read(`/search?q=${oldest?.title}`)).toContain(`href="${place}"`);
    expect(await read('/operations?page=3')).toContain(`id="operasyon-${oldest?.id}"`);
    expect(await read('/operations?page=3')).toContain(`href="/news/${id}"`);
  });
});

test.each([
  ['', {}],
  [
    'type=Sel&page=2&year=2019&province=Bolu&q=k%C3%B6pek',
    { type: 'Sel', page: 2, year: 2019, province: 'Bolu', words: 'köpek' },
  ],
  ['type=Fırtına&page=501&year=19&province=Atlantis&q=%00', {}],
  ['page=0&year=3019', {}],
  ['page=1.5', {}],
])('what the list cannot show is as if it were not asked for: ?%s', (search, query) => {
  const all = { ...wholeRecord, page: 1 };
  expect(readOperationListQuery(new URLSearchParams(search))).toEqual({ ...all, ...query });
});

test('the address of a list names only what differs from the first page of all', () => {
  expect(operationListAddress({})).toBe('/operations');
  expect(operationListAddress({ type: 'Sel', page: 2 })).toBe('/operations?type=Sel&page=2');
  expect(operationListAddress({ ...wholeRecord, year: 2019, words: 'çığ', page: 1 })).toBe(
    '/operations?year=2019&q=%C3%A7%C4%B1%C4%9F',
  );
});
