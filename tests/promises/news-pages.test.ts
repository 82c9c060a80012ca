import { describe, expect, test } from 'vitest';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';

/** News on the home page, in the list and on pages of their own. */
const article = {
  title: 'Haber',
  excerpt: 'Özet',
  content: 'Metin',
  category: 'Duyuru',
  published: true,
};

const openWithNews = async (
  ...articles: Partial<typeof article & { imageUrl: string; images: string[] }>[]
) => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  for (const [index, some] of articles.entries()) {
    app.clock.forward({ hours: 1 });
    await ayse.post('/api/news', { ...article, title: `Haber ${index + 1}`, ...some });
  }
  return app;
};
const read = async (app: TestApp, path: string) => (await app.visitor().get(path)).text();
const titles = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?(Haber \d+)/g)].map(([, title]) => title);

describe('home', () => {
  test('latest-news block: one featured item plus two smaller', async () => {
    const html = await read(await openWithNews({}, {}, {}, {}), '/');
    expect(titles(html)).toEqual(['Haber 4', 'Haber 3', 'Haber 2']);
  });

  test("latest-news block: a 'Tümünü Gör' link to /news", async () => {
    expect(await read(await openWithNews({}), '/')).toMatch(/<a href="\/news"[^>]*>Tümünü Gör<\/a>/);
  });
});

describe('news list', () => {
  test('only published items', async () => {
    const html = await read(await openWithNews({}, { published: false }), '/news');
    expect(titles(html)).toEqual(['Haber 1']);
  });

  test('category filter buttons built from categories present plus an All button', async () => {
    const html = await read(await openWithNews({ category: 'Eğitim' }, { category: 'Operasyon' }), '/news');
    const choices = [...html.matchAll(/data-choice="[^"]*"[^>]*>([^<]+)<\/a>/g)].map(([, label]) => label);
    expect(choices).toEqual(['Tümü', 'Operasyon', 'Eğitim']);
  });

  test('a category selection filters, All clears', async () => {
    const app = await openWithNews({ category: 'Eğitim' }, { category: 'Operasyon' });
    expect(titles(await read(app, '/news?category=E%C4%9Fitim'))).toEqual(['Haber 1']);
    expect(titles(await read(app, '/news'))).toEqual(['Haber 2', 'Haber 1']);
  });

  test('cards show day and month/year of createdAt, category, title, excerpt', async () => {
    const html = await read(await openWithNews({}), '/news');
    const card = html.slice(html.indexOf('<article'), html.indexOf('</article>'));
    expect(card).toMatch(/<span[^>]*>20<\/span> <span[^>]*>Kasım 2026<\/span>/);
    for (const words of ['Duyuru', 'Haber 1', 'Özet']) expect(card).toContain(words);
  });

  test('cards show a read-more link to /news/{id}', async () => {
    expect(await read(await openWithNews({}), '/news')).toMatch(/<a href="\/news\/1"[^>]*>Devamını oku<\/a>/);
  });

  test("empty message 'Henüz haber bulunmuyor.'", async () => {
    expect(await read(await openWithNews(), '/news')).toContain('Henüz haber bulunmuyor.');
  });

  test("an 'İleri →' hint appears if more than 8 items", async () => {
    const hint = /<a href="#ileri"([^>]*)>İleri →<\/a>/;
    const eight = await read(await openWithNews(...Array.from({ length: 8 }, () => ({}))), '/news');
    expect(eight).not.toMatch(hint);
    const nine = await read(await openWithNews(...Array.from({ length: 9 }, () => ({}))), '/news');
    expect(nine.match(hint)?.[1]).not.toContain('hidden');
    expect(nine).toContain('id="ileri"');
    // nor does a link without a target stand in a list of fewer
    const duty = { category: 'Operasyon' };
    const mixed = await openWithNews(...Array.from({ length: 9 }, () => ({})), duty);
    expect(await read(mixed, '/news?category=Operasyon')).not.toContain('#ileri');
  });

  test('loading skeleton of 6 cards', async () => {
    const app = await openWithNews();
    await app.parts.contentWatch.stop();
    await app.parts.database.close();
    expect((await read(app, '/news')).match(/data-skeleton/g)).toHaveLength(6);
  });
});

describe('news detail', () => {
  test('title, content, images, back-to-news button', async () => {
    const html = await read(
      await openWithNews({ images: ['/media/a.jpg', 'https://example.org/b.png'] }),
      '/news/1',
    );
    expect(html).toMatch(/<h1[^>]*>Haber 1<\/h1>/);
    expect(html).toContain('<p>Metin</p>');
    expect(html).toContain('<img src="/media/a.jpg"');
    // of one that is elsewhere a copy is shown, and until there is one the fallback
    expect(html).toMatch(/<a href="\/artwork\/ridge-dawn-1600\.webp"[^>]*><picture>.*?alt="Görsel 2 \/ 2/);
    expect(html).not.toContain('https://example.org/b.png');
    expect(html).toMatch(/<a href="\/news"[^>]*>← Haberlere dön<\/a>/);
  });

  test('a blind reader hears what the cover shows, and nothing of one that is not shown', async () => {
    const app = await openWithNews({ imageUrl: '/artwork/night-search-1600.webp' }, {});
    const altOf = async (path: string) =>
      /<picture>.*?<img[^>]*? alt="([^"]*)"/s.exec(await read(app, path))?.[1];
    expect(await altOf('/news/1')).toBe(findPictureAlt('/artwork/night-search-1600.webp'));
    expect(await altOf('/news/2')).toBe('');
  });

  test('a bundled fallback image is used if missing', async () => {
    expect(await read(await openWithNews({}), '/news/1')).toContain('/artwork/ridge-dawn-800.webp');
  });

  test("if the id is missing, the heading 'Haber Bulunamadı'", async () => {
    const app = await openWithNews({});
    for (const id of ['99', 'abc', '0', '1.5', '%F0']) {
      const answer = await app.visitor().get(`/news/${id}`);
      expect(answer.status).toBe(404);
      if (id !== '%F0') expect(await answer.text()).toMatch(/<h1[^>]*>Haber Bulunamadı<\/h1>/);
    }
  });

  test('Markdown reads as text, and raw HTML stays harmless', async () => {
    const content = '## Ara başlık\n\n**kalın**\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))';
    const html = await read(await openWithNews({ content }), '/news/1');
    expect(html).toContain('<h2>Ara başlık</h2>');
    expect(html).toContain('<strong>kalın</strong>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('href="javascript:');
  });
});
