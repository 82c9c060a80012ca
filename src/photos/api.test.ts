import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Photo } from './schema.ts';

const draft = {
  title: 'Iğdır’da gece',
  imageUrl: '/media/gece.jpg',
  category: 'training',
  description: 'Kafa lambalarıyla.',
};
const operation = {
  title: 'Iğdır’da arama',
  description: 'Kayıp çoban bulundu.',
  location: 'Iğdır',
  date: '2026-02-28',
  status: 'completed',
};

describeEachDatabase('photos', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const stored = async ({ parts }: Awaited<ReturnType<typeof open>>) =>
    parts.database.db.selectFrom('photos').selectAll().orderBy('id').execute();
  const add = async (person: Visitor, change: object = {}) =>
    (await (await person.post('/api/photos', { ...draft, ...change })).json()) as Photo;
  const addOperation = async (person: Visitor) =>
    ((await (await person.post('/api/operations', operation)).json()) as { id: number }).id;
  const titles = async (person: Visitor, search = '') =>
    ((await (await person.get(`/api/photos${search}`)).json()) as Photo[]).map((photo) => photo.title);

  test('a new photo is stored whole and given back whole', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/photos', draft);
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as Photo;
    const at = '2026-11-20T18:00:00.000Z';
    const kept = { operationId: null, version: 1, updatedAt: at };
    expect(created).toEqual({ ...draft, ...kept, id: expect.any(Number) });
    expect(await stored(app)).toMatchObject([{ ...created, createdAt: at }]);
    expect(await (await app.visitor().get('/api/photos')).json()).toEqual([created]);
  });

  test('a photo that says nothing about them is of the category genel and has no description', async () => {
    const ayse = await (await open()).signedIn('ayse');
    for (const category of [undefined, null, '', '  '])
      expect(await add(ayse, { category, description: category })).toMatchObject({
        category: 'genel',
        description: '',
      });
  });

  test('the newest photo stands first, and of one moment the later one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    await add(ayse, { title: 'bir' });
    await add(ayse, { title: 'iki' });
    app.clock.forward({ minutes: 1 });
    await add(ayse, { title: 'üç' });
    expect(await titles(app.visitor())).toEqual(['üç', 'iki', 'bir']);
  });

  test('the list can be narrowed to a category and to an operation', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const id = await addOperation(ayse);
    await add(ayse, { title: 'eğitim' });
    await add(ayse, { title: 'operasyon', category: 'operations', operationId: id });
    await add(ayse, { title: 'tatbikat', category: 'Tatbikat', operationId: id });
    const visitor = app.visitor();
    const all = ['tatbikat', 'operasyon', 'eğitim'];
    for (const search of ['', '?category=', '?category=all', '?operationId=', '?yok=1'])
      expect(await titles(visitor, search)).toEqual(all);
    expect(await titles(visitor, '?category=training')).toEqual(['eğitim']);
    expect(await titles(visitor, '?category=Tatbikat')).toEqual(['tatbikat']);
    expect(await titles(visitor, `?operationId=${id}`)).toEqual(['tatbikat', 'operasyon']);
    expect(await titles(visitor, `?operationId=${id}&category=operations`)).toEqual(['operasyon']);
  });

  test('a category or an operation that does not exist has no photos, and nobody gets another list', async () => {
    const app = await open();
    await add(await app.signedIn('ayse'));
    const visitor = app.visitor();
    for (const search of [
      '?category=yok',
      '?category=genel',
      `?category=${'x'.repeat(5000)}`,
      '?operationId=1',
      '?operationId=0',
      '?operationId=-1',
      '?operationId=abc',
      '?operationId=99999999999',
      '?category=training&operationId=7',
    ]) {
      const answer = await visitor.get(`/api/photos${search}`);
      expect([search, answer.status, await answer.json()]).toEqual([search, 200, []]);
      expect(await titles(visitor)).toEqual([draft.title]);
    }
  });

  test('a visitor sees a new photo at once, and no longer what was deleted', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const visitor = app.visitor();
    const page = async () => (await visitor.get('/operation-photos?category=training')).text();
    expect(await page()).toContain('Henüz fotoğraf bulunmuyor.');
    expect(await titles(visitor, '?category=training')).toEqual([]);
    const { id } = await add(ayse);
    expect(await page()).toContain(draft.title);
    expect(await titles(visitor, '?category=training')).toEqual([draft.title]);
    expect((await ayse.delete(`/api/photos/${id}`)).status).toBe(204);
    expect(await page()).not.toContain(draft.title);
    expect(await titles(visitor, '?category=training')).toEqual([]);
  });

  test('when its operation is deleted, a photo stays without one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const id = await addOperation(ayse);
    await add(ayse, { operationId: id });
    expect(await (await app.visitor().get('/api/photos')).json()).toMatchObject([{ operationId: id }]);
    await ayse.delete(`/api/operations/${id}`);
    expect(await (await app.visitor().get('/api/photos')).json()).toMatchObject([{ operationId: null }]);
    expect(await titles(app.visitor(), `?operationId=${id}`)).toEqual([]);
  });

  test.each([
    ['title', ['', '   ', undefined, 5], 'Başlık gereklidir'],
    ['imageUrl', ['', '   ', undefined, 5], 'Görsel adresi gereklidir'],
    ['imageUrl', ['javascript:alert(1)', 'data:x'], 'Görsel adresi https:// ya da / ile başlamalıdır'],
    ['category', ['x'.repeat(61)], 'Kategori en çok 60 karakter olabilir'],
    ['operationId', [999, 0, '1', 1e12], 'Seçilen operasyon bulunamadı'],
  ])('with a wrong %s nothing is stored', async (field, values, sentence) => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const value of values) {
      const answer = await ayse.post('/api/photos', { ...draft, [field]: value });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: sentence, fields: { [field]: sentence } });
    }
    expect(await stored(app)).toEqual([]);
  });

  test('what is not there cannot be deleted', async () => {
    const ayse = await (await open()).signedIn('ayse');
    for (const id of ['999', '0', '-1', 'abc', '99999999999'])
      expect((await ayse.delete(`/api/photos/${id}`)).status).toBe(404);
  });

  test('nobody without a session changes anything', async () => {
    const app = await open();
    const { id } = await add(await app.signedIn('mert'));
    const visitor = app.visitor();
    expect((await visitor.post('/api/photos', draft)).status).toBe(401);
    expect((await visitor.delete(`/api/photos/${id}`)).status).toBe(401);
    expect(await stored(app)).toMatchObject([{ id }]);
  });
});
