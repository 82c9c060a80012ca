import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import type { Operation } from '#/operations/schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { readPublicOutputs, whereFound } from '../../tests/support/public-outputs.ts';

const operation = {
  title: 'Gece araması',
  description: 'Ekip yolda.',
  location: 'Düzce, Akçakoca, Zurbacak köyü',
  date: '2026-11-01',
  status: 'active',
  type: 'Kayıp Şahıs Arama',
};
const held = { ...operation, district: 'Düzce, Akçakoca', isPlaceHeld: true };
const article = {
  ...{ title: 'Arama haberi', excerpt: 'Özet.', content: 'Metin.', category: 'Operasyon' },
  published: true,
};
const searched = ['zurbacak', 'akcakoca', 'gece'];

describeEachDatabase('a place that is held', (fresh) => {
  async function openWithHeld() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await mert.post('/api/operations', held)).json()) as Operation;
    const news = await mert.post('/api/news', { ...article, operationId: id });
    await mert.post('/api/photos', { title: 'Gece', imageUrl: '/media/gece.jpg', operationId: id });
    const visitor = app.visitor();
    const readAll = () => readPublicOutputs(visitor, { searched });
    return { ayse, mert, visitor, id, newsId: ((await news.json()) as News).id, readAll };
  }

  test('stands in no public output, where its district stands instead', async () => {
    const { newsId, readAll } = await openWithHeld();
    const answers = await readAll();
    // a search for the word itself repeats what was typed
    expect(whereFound(answers, 'Zurbacak')).toEqual([]);
    expect(answers.get('/search?q=zurbacak')?.includes('bir şey bulunamadı')).toBe(true);
    for (const path of ['/', '/operations', `/news/${newsId}`, '/api/operations', '/search?q=akcakoca'])
      expect([path, answers.get(path)?.includes('Düzce, Akçakoca')]).toEqual([path, true]);
  });

  test('is read by staff of every role, with what visitors read', async () => {
    const { ayse, mert, id } = await openWithHeld();
    for (const person of [ayse, mert])
      expect(await (await person.get(`/api/admin/operations/${id}`)).json()).toMatchObject(held);
  });

  test('is shown everywhere as soon as it is released', async () => {
    const { ayse, id, newsId, readAll } = await openWithHeld();
    await readAll();
    const answer = await ayse.post(`/api/admin/operations/${id}/release-place`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { location: operation.location, isPlaceHeld: false, version: 2 },
    ]);
    const found = whereFound(await readAll(), 'Zurbacak');
    for (const path of ['/', '/operations', `/news/${newsId}`, '/api/operations', '/search?q=zurbacak'])
      expect(found).toContain(path);
    expect(await (await ayse.post(`/api/admin/operations/${id}/release-place`)).json()).toMatchObject({
      version: 2,
    });
  });

  test('that is held later goes from every public output', async () => {
    const { mert, id, readAll } = await openWithHeld();
    await mert.put(`/api/operations/${id}`, { ...held, isPlaceHeld: false });
    expect(whereFound(await readAll(), 'Zurbacak')).not.toEqual([]);
    await mert.put(`/api/operations/${id}`, held);
    expect(whereFound(await readAll(), 'Zurbacak')).toEqual([]);
  });

  test('stays held when a save or an earlier version says nothing of it', async () => {
    const { mert, id, readAll } = await openWithHeld();
    await mert.put(`/api/operations/${id}`, { ...held, isPlaceHeld: false, district: '' });
    await mert.put(`/api/operations/${id}`, held);
    const saved = await mert.put(`/api/operations/${id}`, { ...operation, title: 'Sabah araması' });
    expect(await saved.json()).toMatchObject({ isPlaceHeld: true, district: held.district });
    for (const version of [2, 1]) {
      const restored = await mert.post(`/api/admin/operations/${id}/versions/${version}/restore`);
      expect(await restored.json()).toMatchObject({ isPlaceHeld: true, district: held.district });
    }
    expect(whereFound(await readAll(), 'Zurbacak')).toEqual([]);
  });

  test('needs a district', async () => {
    const { mert, visitor, id } = await openWithHeld();
    const sentence = 'Yer gizliyken il ve ilçe gereklidir';
    for (const district of ['', '  ', undefined]) {
      const answer = await mert.post('/api/operations', { ...held, district });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: sentence, fields: { district: sentence } },
      ]);
    }
    expect((await mert.put(`/api/operations/${id}`, { ...operation, district: '' })).status).toBe(400);
    expect(await (await visitor.get('/api/operations')).json()).toHaveLength(1);
  });

  test('needs none as a draft, which is not published without', async () => {
    const { mert, visitor } = await openWithHeld();
    const draft = { ...held, district: '', published: false };
    const made = await mert.post('/api/operations', draft);
    expect(made.status).toBe(201);
    const path = `/api/operations/${(await made.json()).id}`;
    expect((await mert.put(path, { ...draft, title: 'Gece araması' })).status).toBe(200);
    expect((await mert.put(path, { ...draft, published: true })).status).toBe(400);
    expect(await (await visitor.get('/api/operations')).json()).toHaveLength(1);
    expect((await mert.put(path, { ...held, published: true })).status).toBe(200);
    expect((await mert.put(path, draft)).status).toBe(200);
  });

  test('is released by staff only, and only where there is an operation', async () => {
    const { mert, visitor, id, readAll } = await openWithHeld();
    expect((await visitor.post(`/api/admin/operations/${id}/release-place`)).status).toBe(401);
    for (const unknown of ['999', '0', 'abc', '99999999999'])
      expect((await mert.post(`/api/admin/operations/${unknown}/release-place`)).status).toBe(404);
    expect(whereFound(await readAll(), 'Zurbacak')).toEqual([]);
  });

  test('stays held in the preview, which says so', async () => {
    const { ayse, id } = await openWithHeld();
    const html = await (await ayse.get(`/adminpanel/preview/operations/${id}`)).text();
    expect(html).not.toContain('Zurbacak');
    expect(html).toContain('ziyaretçiler yalnız il ve ilçeyi görür');
  });
});
