import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Photo } from './schema.ts';

describeEachDatabase('the order of the gallery', (fresh) => {
  async function open(...titles: string[]) {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const add = async (title: string) =>
      ((await (await ayse.post('/api/photos', { title, imageUrl: '/media/a.jpg' })).json()) as Photo).id;
    const ids = new Map<string, number>();
    for (const title of titles) ids.set(title, await add(title));
    const order = (...names: string[]) =>
      ayse.put('/api/admin/photos/order', { ids: names.map((name) => ids.get(name)) });
    const seen = async (search = '') =>
      ((await (await app.visitor().get(`/api/photos${search}`)).json()) as Photo[]).map(({ title }) => title);
    const logged = () =>
      app.parts.database.db.selectFrom('auditLog').selectAll().where('action', '=', 'photo.order').execute();
    return { app, ayse, add, ids, order, seen, logged };
  }

  test('is the one that was chosen, for visitors too, and a new photo stands before all', async () => {
    const { app, add, order, seen } = await open('a', 'b', 'c', 'd');
    expect(await seen()).toEqual(['d', 'c', 'b', 'a']);
    expect((await order('a', 'd', 'b', 'c')).status).toBe(204);
    expect(await seen()).toEqual(['a', 'd', 'b', 'c']);
    expect(await seen('?category=genel')).toEqual(['a', 'd', 'b', 'c']);
    await add('e');
    expect(await seen()).toEqual(['e', 'a', 'd', 'b', 'c']);
    const page = await (await app.visitor().get('/operation-photos')).text();
    const places = ['e', 'a', 'd', 'b', 'c'].map((title) => page.indexOf(`>${title}<`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('changes among those that are named, and the others stay where they are', async () => {
    const { order, seen } = await open('a', 'b', 'c', 'd');
    await order('a', 'c');
    expect(await seen()).toEqual(['d', 'a', 'b', 'c']);
  });

  test('is the same however often it is sent, and is written down once', async () => {
    const { ids, order, seen, logged } = await open('a', 'b', 'c');
    for (const _time of ['first', 'second', 'third']) expect((await order('a', 'b', 'c')).status).toBe(204);
    expect(await seen()).toEqual(['a', 'b', 'c']);
    const [row, ...more] = await logged();
    expect([row, more]).toMatchObject([{ username: 'ayse', subjectKind: 'photo', subjectId: null }, []]);
    const name = (title: string) => `${title} (${ids.get(title)})`;
    expect(JSON.parse(row?.change ?? '')).toEqual({
      photos: { before: ['c', 'b', 'a'].map(name), after: ['a', 'b', 'c'].map(name) },
    });
  });

  test('stays as it was when a photo is not in the gallery, named twice, or one of too many', async () => {
    const { app, ayse, ids, order, seen, logged } = await open('a', 'b', 'c');
    await ayse.delete(`/api/photos/${ids.get('b')}`);
    const refused = await order('a', 'b', 'c');
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { message: expect.stringContaining('bu arada silinmiş') },
    ]);
    const first = ids.get('a');
    const tooMany = Array.from({ length: 2001 }, (_, n) => n + 1);
    for (const wrong of [[], [first, first], [first, 0], [first, 'x'], tooMany, undefined])
      expect((await ayse.put('/api/admin/photos/order', { ids: wrong })).status).toBe(400);
    expect((await app.visitor().put('/api/admin/photos/order', { ids: [first] })).status).toBe(401);
    expect([await seen(), await logged()]).toEqual([['c', 'a'], []]);
  });

  test('takes a photo that comes out of the bin back to its place', async () => {
    const { ayse, ids, order, seen } = await open('a', 'b', 'c');
    await order('a', 'b', 'c');
    await ayse.delete(`/api/photos/${ids.get('b')}`);
    expect(await seen()).toEqual(['a', 'c']);
    await ayse.post(`/api/admin/photos/${ids.get('b')}/restore`);
    expect(await seen()).toEqual(['a', 'b', 'c']);
  });

  test('is changed for two thousand photos in one call', async () => {
    const { app, ayse } = await open();
    const { db } = app.parts.database;
    const at = '2026-03-01T10:00:00.000Z';
    const row = { imageUrl: '/media/a.jpg', description: '', category: 'genel', createdAt: at };
    const rows = Array.from({ length: 2000 }, (_, n) => ({ ...row, title: `${n}`, position: n + 1 }));
    await db.insertInto('photos').values(rows).execute();
    const stored = await db.selectFrom('photos').select('id').orderBy('position').execute();
    const ids = stored.map(({ id }) => id);
    expect((await ayse.put('/api/admin/photos/order', { ids })).status).toBe(204);
    const list = (await (await app.visitor().get('/api/photos')).json()) as Photo[];
    expect(list.map(({ id }) => id)).toEqual(ids);
  });
});
