import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';

const article = {
  title: 'Arama bitti',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Operasyon',
  published: true,
};
const search = {
  title: 'Sarp’ta arama',
  description: 'Arama.',
  location: 'Artvin, Sarp',
  date: '2026-11-01',
};

describeEachDatabase('the operation of an article', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const makeOperation = async (change = {}) => {
      const draft = { ...search, status: 'completed', ...change };
      return ((await (await mert.post('/api/operations', draft)).json()) as { id: number }).id;
    };
    const makeNews = async (change = {}) =>
      (await (await mert.post('/api/news', { ...article, ...change })).json()) as News;
    const operationOf = async ({ id }: News) =>
      ((await (await app.visitor().get(`/api/news/${id}`)).json()) as News).operationId;
    return { app, mert, makeOperation, makeNews, operationOf };
  }

  test('is kept with it and given by the calls, and an article needs none', async () => {
    const { app, makeOperation, makeNews } = await open();
    const operationId = await makeOperation();
    const [linked, plain] = [await makeNews({ operationId }), await makeNews()];
    expect([linked.operationId, plain.operationId]).toEqual([operationId, null]);
    const list = (await (await app.visitor().get('/api/news')).json()) as News[];
    expect(list.map((news) => news.operationId)).toEqual([null, operationId]);
  });

  test('has to be one that is there', async () => {
    const { mert, makeOperation, makeNews } = await open();
    const binned = await makeOperation();
    await mert.delete(`/api/operations/${binned}`);
    const news = await makeNews();
    for (const operationId of [binned, 999, 0, -1, 1.5, 'bir', 3_000_000_000]) {
      const answers = [
        await mert.post('/api/news', { ...article, operationId }),
        await mert.put(`/api/news/${news.id}`, { ...article, operationId }),
      ];
      for (const answer of answers)
        expect([answer.status, await answer.json()]).toMatchObject([
          400,
          { fields: { operationId: 'Seçilen operasyon bulunamadı' } },
        ]);
    }
  });

  test('stays when a save says nothing of it, and goes when a save says so', async () => {
    const { mert, makeOperation, makeNews, operationOf } = await open();
    const operationId = await makeOperation();
    const news = await makeNews({ operationId });
    await mert.put(`/api/news/${news.id}`, article);
    expect(await operationOf(news)).toBe(operationId);
    await mert.put(`/api/news/${news.id}`, { ...article, operationId: null });
    expect(await operationOf(news)).toBeNull();
  });

  test('is none while it lies in the bin, and comes back with it', async () => {
    const { app, mert, makeOperation, makeNews, operationOf } = await open();
    const operationId = await makeOperation();
    const news = await makeNews({ operationId });
    const readPage = async () => (await app.visitor().get(`/news/${news.id}`)).text();
    await mert.delete(`/api/operations/${operationId}`);
    expect(await operationOf(news)).toBeNull();
    expect(await readPage()).not.toContain(search.title);
    await mert.post(`/api/admin/operations/${operationId}/restore`);
    expect(await operationOf(news)).toBe(operationId);
    expect(await readPage()).toContain(search.title);
  });

  test('comes back with an earlier version, if it is still there', async () => {
    const { mert, makeOperation, makeNews, operationOf } = await open();
    const operationId = await makeOperation();
    const news = await makeNews({ operationId });
    await mert.put(`/api/news/${news.id}`, { ...article, operationId: null });
    await mert.post(`/api/admin/news/${news.id}/versions/1/restore`);
    expect(await operationOf(news)).toBe(operationId);
    await mert.delete(`/api/operations/${operationId}`);
    expect((await mert.post(`/api/admin/news/${news.id}/versions/1/restore`)).status).toBe(200);
    expect(await operationOf(news)).toBeNull();
  });

  test('stands on its page with type, day, place and the way to it', async () => {
    const { app, makeOperation, makeNews } = await open();
    const operationId = await makeOperation({ type: 'Kayıp Şahıs Arama' });
    const { id } = await makeNews({ operationId });
    const html = await (await app.visitor().get(`/news/${id}`)).text();
    const box = /<aside aria-labelledby="operation-of-news".*?<\/aside>/s.exec(html)?.[0] ?? '';
    const words = ['Bu haberin operasyonu', search.title, 'Kayıp Şahıs Arama', '01.11.2026', search.location];
    for (const word of words) expect(box).toContain(word);
    expect(box).toContain(`href="/operations#operasyon-${operationId}"`);
    const plain = await (await app.visitor().get(`/news/${(await makeNews()).id}`)).text();
    expect(plain).not.toContain('Bu haberin operasyonu');
  });

  test('leads to the newest published article about it, and to no draft', async () => {
    const { app, mert, makeOperation, makeNews } = await open();
    const operationId = await makeOperation();
    const cardOf = async () => {
      const html = await (await app.visitor().get('/operations')).text();
      return html.slice(html.indexOf(`id="operasyon-${operationId}"`)).split('</article>')[0];
    };
    const draft = await makeNews({ operationId, published: false });
    expect(await cardOf()).not.toContain('Haberi oku');
    const first = await makeNews({ operationId });
    app.clock.forward({ hours: 1 });
    const second = await makeNews({ operationId });
    expect(await cardOf()).toContain(`href="/news/${second.id}"`);
    await mert.delete(`/api/news/${second.id}`);
    const card = await cardOf();
    expect(card).toContain(`href="/news/${first.id}"`);
    expect(card).not.toContain(`href="/news/${draft.id}"`);
    const home = await (await app.visitor().get('/')).text();
    expect(home).toContain(`href="/news/${first.id}" aria-label="Haberi oku: ${search.title}"`);
  });
});
