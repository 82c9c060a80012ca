import { describe, expect, test } from 'vitest';
import { advice } from '#/content/advice.ts';
import { association } from '#/content/association.ts';
import { menu } from '#/content/menu.ts';
import { pages } from '#/server/pages.tsx';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';
import { shareTestApp } from '../support/shared-app.ts';

const site = { siteUrl: 'https://example.org' };
const open = async () => openTestApp(await freshDatabase(), site);
const fixed = pages.filter(({ path }) => !path.includes(':'));

describe('routes', () => {
  const app = shareTestApp({ settings: site });

  /** People have written these down and search engines know them. Further pages may join them. */
  test.each([
    '/',
    '/about',
    '/activities',
    '/mission',
    '/management',
    '/audit',
    '/statute',
    '/privacy',
    '/representatives',
    '/operations',
    '/operation-photos',
    '/gallery',
    '/activities/tae',
    '/activities/akt1',
    '/activities/akt2',
    '/activities/social',
    '/social',
    '/donate',
    '/supporters',
    '/news',
    '/news/:id',
    '/press',
    '/contact',
    '/education',
    '/volunteer',
  ])('%s is the address of a page', (path) => {
    expect(pages.map((page) => page.path)).toContain(path);
  });

  test('every menu and footer link leads to a page', () => {
    const links = [
      ...menu.main.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
      ...menu.footer.links,
    ];
    const known = fixed.map(({ path }) => path);
    expect(links.filter((link) => !known.includes(link.path))).toEqual([]);
  });

  test('each page answers with its own heading, title, description and canonical address', async () => {
    const visitor = app().visitor();
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const { path, canonical } of fixed) {
      const answer = await visitor.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const html = await answer.text();
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, words]) => words);
      expect([path, headings]).toEqual([path, [expect.stringMatching(/\S/)]]);
      expect(html).toContain(`<link rel="canonical" href="https://example.org${canonical ?? path}"/>`);
      expect(html).toContain(`<html lang="${path === '/en' ? 'en' : 'tr'}">`);
      expect(html).toMatch(/<meta property="og:image" content="https:\/\/example.org\/[^"]+"\/>/);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      if (canonical) continue;
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
      expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
      expect(description.length, path).toBeGreaterThan(30);
      titles.set(title, path);
      descriptions.set(description, path);
    }
  });

  test('/admin, /adminpanel and /admin-login are the panel, and are not to be indexed', async () => {
    const visitor = app().visitor();
    const loading = '<div id="root">Yükleniyor…';
    const drawn = { '/admin': loading, '/adminpanel': loading, '/admin-login': '<body><main' };
    for (const [path, start] of Object.entries(drawn)) {
      const answer = await visitor.get(path);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
      expect(await answer.text()).toContain(start);
    }
  });
});

describe('what machines read', () => {
  test('the sitemap names every page at its main address and every published article', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const article = { title: 'A & B <c>', excerpt: 'x', content: 'y', category: 'Duyuru' };
    await ayse.post('/api/news', { ...article, published: true });
    await ayse.post('/api/news', { ...article, published: false });
    const xml = await (await app.visitor().get('/sitemap.xml')).text();
    const addresses = [...xml.matchAll(/<loc>https:\/\/example.org(.*?)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    const main = fixed.filter(({ canonical }) => !canonical).map(({ path }) => path);
    const guides = advice.guides.map(({ id }) => `/advice/${id}`);
    expect(addresses.toSorted()).toEqual([...main, ...guides, '/news/1-a-b-c'].toSorted());
  });

  test('the feed holds published articles, with their words escaped', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    await ayse.post('/api/news', {
      title: 'A & B <c>',
      excerpt: 'x',
      content: 'y',
      category: 'Duyuru',
      published: true,
    });
    const answer = await app.visitor().get('/feed.xml');
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(xml).toContain('<title>A &amp; B &lt;c&gt;</title>');
    expect(xml).toContain('<id>https://example.org/news/1</id>');
    expect(xml).toContain('<updated>2026-11-20T18:00:00.000Z</updated>');
  });

  test('robots.txt keeps the panel out and names the sitemap', async () => {
    const text = await (await (await open()).visitor().get('/robots.txt')).text();
    expect(text).toContain('Disallow: /admin');
    expect(text).toContain('Sitemap: https://example.org/sitemap.xml');
  });

  test('an article is described as news, with the pages above it', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    await ayse.post('/api/news', {
      title: 'Çığ',
      excerpt: '</script>',
      content: 'y',
      category: 'Duyuru',
      published: true,
    });
    const html = await (await app.visitor().get('/news/1')).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const things: { '@type': string }[] = JSON.parse(json)['@graph'];
    expect(things.map((thing) => thing['@type'])).toEqual(['NGO', 'NewsArticle', 'BreadcrumbList']);
    const organisation = { '@id': 'https://example.org/#organisation' };
    expect(things[1]).toMatchObject({
      headline: 'Çığ',
      datePublished: '2026-11-20T18:00:00.000Z',
      mainEntityOfPage: 'https://example.org/news/1-cig',
      author: organisation,
      publisher: organisation,
    });
    // named once
    expect(things[0]).toMatchObject({ ...organisation, name: association.name.tr });
    expect(things[2]).toMatchObject({
      itemListElement: [
        { name: association.name.short },
        { name: 'Haberler', item: 'https://example.org/news' },
        { name: 'Çığ' },
      ],
    });
  });
});
