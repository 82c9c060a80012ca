import { expect, test, vi } from 'vitest';
import { readSearchQuery } from '#/format/search-query.ts';
import { searchText } from '#/i18n/tr/search.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { pages } from '../pages.tsx';

const article = {
  title: 'Zerdali',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  published: true,
};

/** Where the results lead to, in their order. */
const resultsOf = async (answer: Response) =>
  [...(await answer.text()).matchAll(/<li[^>]*><(?:h3|p)[^>]*><a href="([^"]+)"/g)].map(([, path]) => path);

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describeEachDatabase('what strangers search for', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    await (await app.signedIn('ayse')).post('/api/news', article);
    const search = (typed: string) => app.visitor().get(`/search?q=${encodeURIComponent(typed)}`);
    return { ...app, search };
  }

  test('is not kept, not indexed, and not in the sitemap', async () => {
    const { parts, visitor, search } = await open();
    await search('zerdali');
    const respond = vi.spyOn(parts.pageCache, 'respond');
    for (let count = 0; count < 20; count += 1) {
      const answer = await search(`zerdali ${count}`);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(answer.headers.get('etag')).toBeNull();
    }
    expect(respond).not.toHaveBeenCalled();
    expect(await (await visitor().get('/sitemap.xml')).text()).not.toContain('/search');
  });

  test('a crowd that searches at once is answered or sent away, and then the pages go on', async () => {
    const { parts, search, visitor } = await open();
    const warn = vi.spyOn(parts.log, 'warn');
    const answers = await Promise.all(Array.from({ length: 1100 }, (_, count) => search(`zerdali ${count}`)));
    const counts = Object.groupBy(answers, ({ status }) => status);
    expect(Object.keys(counts)).toEqual(['200', '503']);
    expect(counts[503]?.every((answer) => answer.headers.get('retry-after') === '30')).toBe(true);
    expect((await visitor().get('/')).status).toBe(200);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is not drawn for a visitor who has hung up, and nobody is warned', async () => {
    const { parts, visitor, search } = await open();
    const warn = vi.spyOn(parts.log, 'warn');
    const gone = { signal: AbortSignal.abort() };
    const [before, asked] = [search('zerdali'), visitor().send('/search?q=zerdali', gone)];
    expect(await (await asked).text()).not.toContain('Zerdali');
    expect((await before).status).toBe(200);
    expect(warn).not.toHaveBeenCalled();
  });

  test('comes compressed in the way that the browser takes', async () => {
    const { visitor } = await open();
    for (const [taken, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers } = await visitor().get('/search?q=zerdali', { 'accept-encoding': taken });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, 'accept-encoding']);
    }
  });

  test('asks the database nothing once the index was read, until content changes', async () => {
    const { parts, signedIn, search } = await open();
    await search('zerdali');
    const ask = vi.spyOn(parts.database.db, 'selectFrom');
    await Promise.all(['zerdali', 'arama', 'x'].map(search));
    // whether another server has changed something is looked up beside it, at any moment
    expect(ask.mock.calls.flat().filter((table) => table !== 'contentVersion')).toEqual([]);
    await (await signedIn('mert')).post('/api/news', { ...article, title: 'Muşmula' });
    expect(await (await search('musmula')).text()).toContain('Muşmula');
  });

  test('leads to the part of a page that says it, and shows no account number', async () => {
    const { visitor, search } = await open();
    const statute = await (await search('genel kurul oylama')).text();
    const parts = [...statute.matchAll(/href="\/statute#([^"]+)"/g)].map(([, id]) => id);
    expect(parts.length).toBeGreaterThan(0);
    const page = await (await visitor().get('/statute')).text();
    for (const id of parts) expect(page).toContain(`id="${id}"`);
    const accounts = mainOf(await (await search('swift')).text());
    expect(accounts).toContain('href="/donate"');
    expect(accounts).not.toMatch(/TR\d\d/);
  });

  test('leads to the part of a course that says it, under its own heading', async () => {
    const { search } = await open();
    const found = mainOf(await (await search('pusula')).text());
    expect(found).toMatch(/href="\/activities\/akt1#konular"(?:(?!<li).)*Konular/s);
    expect(await resultsOf(await search('sağlam ayakkabı'))).toContain('/activities/akt1#hakkinda');
    expect(await resultsOf(await search('TAE belgesine sahip olmak'))).toContain('/activities/akt1#kosullar');
  });

  test('finds pages by what visitors call them', async () => {
    const { search } = await open();
    for (const [words, path] of [
      ['kurs', '/education'],
      ['makbuz', '/donate'],
      ['üye olmak istiyorum', '/volunteer'],
      ['telefon numarası', '/contact'],
      ['gazeteci', '/press'],
      ['başkan', '/management'],
      ['resimler', '/operation-photos'],
    ] as const)
      expect(await resultsOf(await search(words)), words).toContain(path);
  });

  test('who looks for help is led to 112 above all results', async () => {
    const { search } = await open();
    for (const [words, isOfNeed] of [
      ['ACİL', true],
      ['112', true],
      ['imdat', true],
      ['İmdat!!', true],
      ['yardım edin', true],
      ['mahsur kaldık…', true],
      ['zerdali', false],
    ] as const) {
      const found = mainOf(await (await search(words)).text());
      const call = found.indexOf('href="tel:112"');
      const result = found.indexOf('<h2');
      expect([words, call >= 0 && call < result]).toEqual([words, isOfNeed]);
    }
  });

  test('leads to the same, whatever stands before and behind a word', async () => {
    const { search } = await open();
    for (const [typed, plain] of [
      ['16. madde', '16 madde'],
      ['TAE dersi ne zaman?', 'TAE dersi ne zaman'],
      ['(enkaz), deprem…', 'enkaz deprem'],
      ['K.K.T.C.', 'K.K.T.C'],
    ] as const)
      expect(await resultsOf(await search(typed)), typed).toEqual(await resultsOf(await search(plain)));
    expect(await resultsOf(await search('16. madde'))).toContain('/statute#madde-16');
  });

  test('says that nothing was found by signs alone', async () => {
    const { search } = await open();
    for (const signs of ['"', '?!', '’'])
      expect(mainOf(await (await search(signs)).text()), signs).toContain('için bir şey bulunamadı');
    expect(mainOf(await (await search(' ')).text())).not.toContain('bulunamadı');
  });

  test('finds news and operations by themselves only, not on the pages that list them', async () => {
    const { search } = await open();
    expect(await resultsOf(await search('zerdali'))).toEqual([expect.stringMatching(/^\/news\/\d/)]);
  });

  test('is answered from the last index while the database is away; without one, visitors are told to come again', async () => {
    const known = await open();
    await known.search('zerdali');
    const unknown = await open();
    for (const { parts } of [known, unknown]) {
      vi.spyOn(parts.database.db, 'selectFrom').mockImplementation(() => {
        throw new Error('no database');
      });
      parts.pageCache.clear();
    }
    expect(await (await known.search('zerdali')).text()).toContain('<mark>Zerdali</mark>');
    const answer = await unknown.search('zerdali');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  });
});

test('other words find pages that are there', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(searchText.otherWords)));
});

test.each([
  ['', { typed: '', words: [] }],
  ['q=', { typed: '', words: [] }],
  ['q=%20%09%0a', { typed: '', words: [] }],
  ['q=%C4%B0stanbul%20arama%20ARAMA', { typed: 'İstanbul arama ARAMA', words: ['istanbul', 'arama'] }],
  ['q=a%00b', { typed: 'a b', words: ['a', 'b'] }],
  ['q=bir&q=iki', { typed: 'bir', words: ['bir'] }],
  ['q=akt1', { typed: 'akt1', words: ['akt', '1'] }],
  ['q=AKT-2%20tarihi', { typed: 'AKT-2 tarihi', words: ['akt', '2', 'tarihi'] }],
  ['q=1+2+3+4+5+6+7+8+9', { typed: '1 2 3 4 5 6 7 8 9', words: [...'12345678'] }],
])('of what is typed, words are left: ?%s', (search, query) => {
  expect(readSearchQuery(new URLSearchParams(search))).toEqual(query);
});

test('no more is read than the field takes', () => {
  expect([...readSearchQuery(new URLSearchParams({ q: '🐕'.repeat(200) })).typed]).toHaveLength(100);
});
