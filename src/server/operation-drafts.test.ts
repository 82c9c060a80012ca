import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import type { Operation } from '#/operations/schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { readPublicOutputs, whereFound } from '../../tests/support/public-outputs.ts';

const operation = {
  title: 'Zurbacak araması',
  description: 'Ekip yolda.',
  location: 'Bolu, Mengen',
  date: '2026-11-01',
  status: 'active',
  type: 'Kayıp Şahıs Arama',
};
const article = {
  ...{ title: 'Arama haberi', excerpt: 'Özet.', content: 'Metin.', category: 'Operasyon' },
  published: true,
};
const photo = { title: 'Gece', imageUrl: '/media/gece.jpg', category: 'operations' };

describeEachDatabase('a draft of an operation', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const make = async <Item>(path: string, draft: object) =>
      (await (await mert.post(`/api/${path}`, draft)).json()) as Item;
    return { app, ayse, mert, make, visitor: app.visitor() };
  }

  test('stands in no public output, with what belongs to it, until it is published', async () => {
    const { mert, make, visitor } = await open();
    const { id } = await make<Operation>('operations', { ...operation, published: false });
    const news = await make<News>('news', { ...article, operationId: id });
    await make('photos', { ...photo, operationId: id });
    const searched = ['zurbacak', 'mengen'];
    const publicNews = async () => (await visitor.get(`/api/news/${news.id}`)).json();
    const publicPhotos = async () => (await visitor.get(`/api/photos?operationId=${id}`)).json();

    const before = await readPublicOutputs(visitor, { searched });
    expect([...whereFound(before, 'Zurbacak'), ...whereFound(before, 'Bolu, Mengen')]).toEqual([]);
    expect(before.get('/operations')?.includes('Henüz operasyon bulunmuyor.')).toBe(true);
    expect(await publicNews()).toMatchObject({ operationId: null });
    expect(await (await visitor.get('/api/news')).json()).toMatchObject([{ operationId: null }]);
    expect(await publicPhotos()).toEqual([]);
    expect(await (await visitor.get('/api/photos')).json()).toMatchObject([{ operationId: null }]);

    await mert.put(`/api/operations/${id}`, { ...operation, published: true });
    const after = await readPublicOutputs(visitor, { searched });
    expect(whereFound(after, 'Zurbacak').toSorted()).toEqual(
      [
        ...['/', '/operations', `/operations?${new URLSearchParams({ type: operation.type })}`],
        ...[`/news/${news.id}`, `/operations/${id}`, '/api/operations'],
        ...['csv', 'json', 'atom', 'ics'].map((ending) => `/operations.${ending}`),
        ...['/search', '/operations', '/operations.csv'].flatMap((path) => [
          ...[`${path}?q=zurbacak`, `${path}?q=mengen`],
        ]),
      ].toSorted(),
    );
    expect(await publicNews()).toMatchObject({ operationId: id });
    expect(await publicPhotos()).toHaveLength(1);
  });

  test('is read by staff of every role, and by nobody else', async () => {
    const { ayse, mert, make, visitor } = await open();
    const { id } = await make<Operation>('operations', { ...operation, published: false });
    for (const person of [ayse, mert]) {
      const list = await (await person.get('/api/admin/operations')).json();
      expect(list).toMatchObject([{ id, title: operation.title, published: false }]);
      expect(await (await person.get(`/api/admin/operations/${id}`)).json()).toEqual(list[0]);
    }
    for (const path of ['', `/${id}`])
      expect((await visitor.get(`/api/admin/operations${path}`)).status).toBe(401);
    for (const unknown of ['999', '0', 'abc', '99999999999'])
      expect((await ayse.get(`/api/admin/operations/${unknown}`)).status).toBe(404);
    await ayse.delete(`/api/operations/${id}`);
    expect((await ayse.get(`/api/admin/operations/${id}`)).status).toBe(404);
  });

  test('stays one when a save says nothing of it, and an operation that says nothing is live', async () => {
    const { mert, make } = await open();
    const draft = await make<Operation>('operations', { ...operation, published: false });
    const live = await make<Operation>('operations', operation);
    expect([draft.published, live.published]).toEqual([false, true]);
    for (const { id, published } of [draft, live]) {
      const answer = await mert.put(`/api/operations/${id}`, { ...operation, title: 'Yeni ad' });
      expect(await answer.json()).toMatchObject({ title: 'Yeni ad', published });
    }
    const taken = await mert.put(`/api/operations/${live.id}`, { ...operation, published: false });
    expect(await taken.json()).toMatchObject({ published: false });
  });

  test('that is sent twice is made once', async () => {
    const { mert } = await open();
    const send = () =>
      mert.post('/api/operations', { ...operation, published: false }, { 'idempotency-key': 'bir' });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect(second).toEqual(first);
  });

  test('keeps its articles and photos, and staff see whose they are', async () => {
    const { mert, make, visitor } = await open();
    const { id } = await make<Operation>('operations', { ...operation, published: false });
    const news = await make<News>('news', { ...article, operationId: id });
    await mert.put(`/api/news/${news.id}`, { ...article, title: 'Değişen haber' });
    expect(await (await mert.get('/api/admin/news')).json()).toMatchObject([{ operationId: id }]);
    expect(await make('photos', { ...photo, operationId: id })).toMatchObject({ operationId: id });
    expect((await visitor.get(`/news/${news.id}`)).status).toBe(200);
  });
});
