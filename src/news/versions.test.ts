import { expect, test } from 'vitest';
import { firstsOf } from '#/collections/collection.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { type News, news, newsDraftSchema } from './schema.ts';

const draft = {
  title: 'İlk başlık',
  excerpt: 'Özet.',
  content: 'İlk metin.',
  category: 'Operasyon',
  imageUrl: '/media/kapak.jpg',
  images: ['/media/bir.jpg'],
  published: true,
};

/** Makes the first version one of a time with other rules. */
async function setVersion({ parts }: TestApp, change: { category?: string; imageUrl?: string }) {
  const { db } = parts.database;
  const { value } = await db
    .selectFrom('versions')
    .select('value')
    .where('kind', '=', 'news')
    .where('version', '=', 1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('versions')
    .set({ value: JSON.stringify({ ...JSON.parse(value), ...change }) })
    .where('kind', '=', 'news')
    .where('version', '=', 1)
    .execute();
}

describeEachDatabase('earlier versions of an article', (fresh) => {
  async function openWithTwo() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await ayse.post('/api/news', { ...draft, published: false })).json()) as News;
    app.clock.forward({ minutes: 5 });
    await mert.put(`/api/news/${id}`, {
      ...draft,
      title: 'İkinci başlık',
      content: 'İkinci metin.',
      images: [],
    });
    return { app, ayse, mert, id };
  }

  test('are listed with who saved them and when, the latest first', async () => {
    const { ayse, id } = await openWithTwo();
    expect(await (await ayse.get(`/api/admin/news/${id}/versions`)).json()).toEqual([
      {
        version: 2,
        title: 'İkinci başlık',
        published: true,
        savedAt: '2026-11-20T18:05:00.000Z',
        savedBy: 'mert',
      },
      {
        version: 1,
        title: draft.title,
        published: false,
        savedAt: '2026-11-20T18:00:00.000Z',
        savedBy: 'ayse',
      },
    ]);
  });

  test('can be read whole', async () => {
    const { ayse, id } = await openWithTwo();
    expect(await (await ayse.get(`/api/admin/news/${id}/versions/1`)).json()).toEqual({
      ...firstsOf(news),
      ...newsDraftSchema.parse(draft),
      operationId: null,
      operationTitle: null,
      published: false,
      version: 1,
      savedAt: '2026-11-20T18:00:00.000Z',
      savedBy: 'ayse',
    });
  });

  test('name the operation that they belong to, for as long as it is there', async () => {
    const { ayse, id } = await openWithTwo();
    const answer = await ayse.post('/api/operations', {
      ...{ title: 'Kıyı araması', description: 'a', location: 'Kefken' },
      ...{ date: '2026-11-01', status: 'active' },
    });
    const operation = (await answer.json()) as { id: number };
    await ayse.put(`/api/news/${id}`, { ...draft, operationId: operation.id });
    const version = async () => (await ayse.get(`/api/admin/news/${id}/versions/3`)).json();
    expect(await version()).toMatchObject({ operationId: operation.id, operationTitle: 'Kıyı araması' });
    await ayse.delete(`/api/operations/${operation.id}`);
    expect(await version()).toMatchObject({ operationId: null, operationTitle: null });
  });

  test('tell whether visitors saw them', async () => {
    const { ayse, id } = await openWithTwo();
    expect(await (await ayse.get(`/api/admin/news/${id}/versions/2`)).json()).toMatchObject({
      title: 'İkinci başlık',
      published: true,
    });
  });

  test('come back as the newest one, and the article stays published', async () => {
    const { ayse, id } = await openWithTwo();
    const answer = await ayse.post(`/api/admin/news/${id}/versions/1/restore`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { ...draft, id, version: 3 }]);
    const versions = (await (await ayse.get(`/api/admin/news/${id}/versions`)).json()) as News[];
    expect(versions.map(({ title }) => title)).toEqual([draft.title, 'İkinci başlık', draft.title]);
  });

  test('come back over no other version than the one that was looked at', async () => {
    const { ayse, id } = await openWithTwo();
    const restore = (query: string) => ayse.post(`/api/admin/news/${id}/versions/1/restore${query}`);
    const refused = await restore('?over=1');
    expect([refused.status, await refused.json()]).toMatchObject([409, { current: { version: 2 } }]);
    expect((await restore('?over=x')).status).toBe(400);
    expect(await (await ayse.get(`/api/news/${id}`)).json()).toMatchObject({ title: 'İkinci başlık' });
    expect((await restore('?over=2')).status).toBe(200);
  });

  test('come back into the category that they were in', async () => {
    const { ayse, id } = await openWithTwo();
    await ayse.put(`/api/news/${id}`, { ...draft, category: 'Duyuru' });
    const answer = await ayse.post(`/api/admin/news/${id}/versions/1/restore`);
    expect(await answer.json()).toMatchObject({ category: draft.category });
  });

  test('come back into the present category when theirs no longer exists', async () => {
    const { app, ayse, id } = await openWithTwo();
    await ayse.put(`/api/news/${id}`, { ...draft, category: 'Duyuru' });
    await setVersion(app, { category: 'Eski kategori' });
    const answer = await ayse.post(`/api/admin/news/${id}/versions/1/restore`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { ...draft, category: 'Duyuru' }]);
  });

  test('that break a rule of today are refused with the rule and a way out', async () => {
    const { app, ayse, id } = await openWithTwo();
    const stored = await (await ayse.get(`/api/news/${id}`)).json();
    expect(stored).toMatchObject({ title: 'İkinci başlık' });
    await setVersion(app, { imageUrl: 'javascript:alert(1)' });
    const answer = await ayse.post(`/api/admin/news/${id}/versions/1/restore`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      'Bu sürüm olduğu gibi geri getirilemiyor: Görsel adresi https:// ya da / ile başlamalıdır. ' +
        'Metnini kopyalayıp haberi düzenleyerek ekleyebilirsiniz.',
    ]);
    expect(await (await ayse.get(`/api/news/${id}`)).json()).toEqual(stored);
  });

  test('outlive the bin', async () => {
    const { ayse, id } = await openWithTwo();
    await ayse.delete(`/api/news/${id}`);
    expect((await ayse.get(`/api/admin/news/${id}/versions`)).status).toBe(404);
    await ayse.post(`/api/admin/news/${id}/restore`);
    expect(await (await ayse.get(`/api/admin/news/${id}/versions`)).json()).toHaveLength(2);
  });

  test('that were never there are not found, and strangers see none', async () => {
    const { app, ayse, id } = await openWithTwo();
    for (const path of [`${id}/versions/3`, `${id}/versions/x`, '999/versions', '999/versions/1'])
      expect([path, (await ayse.get(`/api/admin/news/${path}`)).status]).toEqual([path, 404]);
    expect((await ayse.post(`/api/admin/news/${id}/versions/3/restore`)).status).toBe(404);
    expect((await app.visitor().get(`/api/admin/news/${id}/versions`)).status).toBe(401);
  });
});
