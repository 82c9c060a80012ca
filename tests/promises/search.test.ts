import { describe, expect, test } from 'vitest';
import { menu } from '#/content/menu.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { inHtml } from './html-words.ts';

/** The search over the whole site, as a visitor without JavaScript gets it. */
const article = { title: 'Haber', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true };
const operation = { description: 'Gece araması.', location: 'Bolu', date: '2026-11-01', status: 'completed' };

async function open() {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const write = async (path: string, draft: object) =>
    ((await (await ayse.post(path, draft)).json()) as { id: number }).id;
  return {
    app,
    ayse,
    publish: (change: Partial<typeof article>) => write('/api/news', { ...article, ...change }),
    report: (change: object) => write('/api/operations', { ...operation, ...change }),
  };
}

const search = async (app: TestApp, typed: string) =>
  (await app.visitor().get(`/search?${new URLSearchParams({ q: typed })}`)).text();
const results = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, path]) => path ?? '');

describe('the search', () => {
  test.each([
    ['sisli', 'ŞİŞLİ’de arama'],
    ['ŞİŞLİ', 'Şişli’de arama'],
    ['ısparta', 'ISPARTA’da arama'],
    ['ISPARTA', 'ısparta’da arama'],
    ['IĞDIR', 'Iğdır’da arama'],
    ['igdir', 'Iğdır’da arama'],
    ['cig', 'Çığ altında'],
    ['gölyaka', 'GÖLYAKA’da arama'],
  ])('"%s" finds "%s"', async (typed, title) => {
    const { app, publish } = await open();
    const id = await publish({ title });
    await publish({ title: 'Başka bir haber' });
    expect(results(await search(app, typed)).filter((path) => path.startsWith('/news/'))).toEqual([
      `/news/${id}`,
    ]);
  });

  test('finds an article by its text, and shows the words around the hit', async () => {
    const { app, publish } = await open();
    const before = Array.from({ length: 60 }, (_, number) => `önce${number}`).join(' ');
    const content = `${before} **telsiz** [rölesi](https://example.org/gizli) kuruldu.`;
    const id = await publish({ content });
    const html = await search(app, 'TELSİZ');
    expect(results(html)).toContain(`/news/${id}`);
    expect(html).toContain('<mark>telsiz</mark> rölesi kuruldu.');
    expect(html).not.toContain('önce20');
    expect(results(await search(app, 'gizli'))).toEqual([]);
  });

  test('finds an operation by its place and its type, and leads to its card', async () => {
    const { app, report } = await open();
    const id = await report({ title: 'Sarp yamaç', location: 'Artvin, Şavşat', type: 'Hayvan Kurtarma' });
    await report({ title: 'Başka görev' });
    for (const typed of ['savsat', 'hayvan kurtarma artvin', 'yamaç'])
      expect(results(await search(app, typed))).toContain(`/operations#operasyon-${id}`);
    expect(await (await app.visitor().get('/operations')).text()).toContain(`id="operasyon-${id}"`);
  });

  test('finds each page by what the menu calls it', async () => {
    const { app } = await open();
    const aliases = ['/gallery', '/social'];
    for (const { label, path } of menu.footer.links.filter((link) => !aliases.includes(link.path)))
      expect(results(await search(app, label)), label).toContain(path);
    expect(results(await search(app, 'galeri'))).toContain('/operation-photos');
  });

  test('finds what begins with a word, because Turkish adds endings, and not what only holds it', async () => {
    const { app, publish } = await open();
    const flood = await publish({ title: 'Selde iki gün' });
    const bath = await publish({ title: 'Vesselam' });
    const found = results(await search(app, 'sel'));
    expect(found).toContain(`/news/${flood}`);
    expect(found).not.toContain(`/news/${bath}`);
  });

  test('never finds a draft or what was deleted, and finds at once what was published', async () => {
    const { app, ayse, publish, report } = await open();
    const id = await publish({ title: 'Kızılay’la ortak tatbikat', published: false });
    expect(results(await search(app, 'ortak tatbikat'))).toEqual([]);
    await ayse.put(`/api/news/${id}`, { ...article, title: 'Kızılay’la ortak tatbikat' });
    expect(results(await search(app, 'ortak tatbikat'))).toEqual([`/news/${id}`]);
    await ayse.delete(`/api/news/${id}`);
    expect(results(await search(app, 'ortak tatbikat'))).toEqual([]);
    const gone = await report({ title: 'Silinen görev' });
    await ayse.delete(`/api/operations/${gone}`);
    expect(results(await search(app, 'silinen görev'))).toEqual([]);
  });

  test('wants all of the words, and shows those with the words in the title first', async () => {
    const { app, publish } = await open();
    const inTitle = await publish({ title: 'Zerdali bahçesinde arama' });
    app.clock.forward({ hours: 1 });
    const inText = await publish({ title: 'Gece', content: 'Zerdali ağacının altında arama bitti.' });
    await publish({ title: 'Yalnız zerdali' });
    expect(results(await search(app, 'zerdali arama'))).toEqual([`/news/${inTitle}`, `/news/${inText}`]);
  });

  test('shows at most twenty of a kind, and says how many there are', async () => {
    const { app, publish } = await open();
    for (let count = 0; count < 23; count += 1) await publish({ title: `Zerdali ${count}` });
    const html = await search(app, 'zerdali');
    expect(results(html)).toHaveLength(20);
    expect(html).toContain('23 sonucun ilk 20 tanesi');
  });

  test('whatever is typed stays text', async () => {
    const { app, publish } = await open();
    await publish({ title: 'Zerdali <b>kalın</b>' });
    for (const typed of [
      '"><script>alert(1)</script>',
      '<b>kalın</b>',
      "' onfocus='x",
      '&lt;',
      '%',
      '_',
      '\\',
    ]) {
      const html = await search(app, typed);
      expect(html).toContain(`value="${inHtml(typed)}"`);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<b>');
    }
    expect(await search(app, 'zerdali')).toContain('&lt;b&gt;kalın&lt;/b&gt;');
  });

  test('without a word, and when nothing is found, it leads to what most people come for', async () => {
    const { app } = await open();
    const empty = await (await app.visitor().get('/search')).text();
    const vain = await search(app, 'zürafa');
    expect(vain).toContain('“zürafa” için bir şey bulunamadı.');
    for (const html of [empty, vain])
      for (const link of ['tel:112', '/donate', '/volunteer', '/education'])
        expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(`href="${link}"`);
  });
});
