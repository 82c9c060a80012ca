import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { PhotoChoices } from './answers.server.ts';
import type { Photo, PhotoInput } from './schema.ts';

const operation = { title: 'Çığ', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };

describeEachDatabase('the gallery in the panel', (fresh) => {
  async function open(database?: Awaited<ReturnType<typeof fresh>>) {
    const app = await openTestApp(database ?? (await fresh()));
    const mert = await app.signedIn('mert');
    const add = async (title: string, photo: Partial<PhotoInput> = {}): Promise<Photo> =>
      (await mert.post('/api/photos', { title, imageUrl: '/media/a.jpg', ...photo })).json();
    const read = async (query = ''): Promise<ListPage<Photo>> =>
      (await mert.get(`/api/admin/photos/list?${query}`)).json();
    const titles = async (query = '') => (await read(query)).items.map(({ title }) => title);
    const found = async (query = ''): Promise<number[]> =>
      (await mert.get(`/api/admin/photos/found?${query}`)).json();
    const choices = async (): Promise<PhotoChoices> => (await mert.get('/api/admin/photos/choices')).json();
    return { app, mert, add, read, titles, found, choices };
  }

  test('holds what the call for all photos gives, in the order that staff chose', async () => {
    const { app, mert, add, read } = await open();
    const { id } = await add('a');
    await add('b');
    await mert.put('/api/admin/photos/order', { moves: [{ id, place: 'first' }] });
    const items: Photo[] = await (await app.visitor().get('/api/photos')).json();
    expect(items.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(await read()).toEqual({ total: 2, found: 2, items });
  });

  test('in one piece it is refused when it would take the memory of the server', async () => {
    const { app, mert, add, read } = await open();
    const belongs = await mert.post('/api/operations', operation);
    const { id: operationId } = (await belongs.json()) as { id: number };
    await add('Uzun', { operationId, category: 'training' });
    const statuses = async (letters: number) => {
      const description = 'x'.repeat(letters);
      await app.parts.database.db.updateTable('photos').set({ description }).execute();
      const asked = ['', '?category=training', `?operationId=${operationId}`];
      return Promise.all(asked.map(async (query) => (await mert.get(`/api/photos${query}`)).status));
    };
    expect(await statuses(20_000_001)).toEqual([503, 503, 503]);
    // of the last each who asks gets a copy
    expect(await statuses(2_000_001)).toEqual([200, 200, 503]);
    expect(await statuses(1_999_000)).toEqual([200, 200, 200]);
    expect((await read()).items).toHaveLength(1);
  });

  test('finds each typed word of title, description and category, however its Turkish letters are written', async () => {
    const { add, titles, read } = await open();
    await add('Şafakta iz', { description: 'Çığ altında bir köpek', category: 'training' });
    await add('Iğdır');
    expect(await titles('search=KOPEK%20cig')).toEqual(['Şafakta iz']);
    expect(await titles('search=egitimler')).toEqual(['Şafakta iz']);
    expect(await titles('search=igdir%20genel')).toEqual(['Iğdır']);
    expect(await titles('search=%20')).toEqual(['Iğdır', 'Şafakta iz']);
    expect(await read('search=yok')).toEqual({ total: 2, found: 0, items: [] });
  });

  test('is narrowed to a category, also one that the site does not know, and says which there are', async () => {
    const { add, titles, read, choices } = await open();
    await add('Düdük', { category: 'equipment' });
    await add('Kamp', { category: 'Kış kampı' });
    await add('Çadır', { category: 'equipment' });
    expect(await choices()).toEqual({ categories: ['Kış kampı', 'equipment'], operations: [] });
    expect(await titles('category=equipment')).toEqual(['Çadır', 'Düdük']);
    expect(await titles(`category=${encodeURIComponent('Kış kampı')}&search=kamp`)).toEqual(['Kamp']);
    expect(await titles('category=equipment&search=kamp')).toEqual([]);
    expect(await read('category=equipment&page=2')).toEqual({ total: 3, found: 2, items: [] });
    expect(await titles('category=')).toHaveLength(3);
  });

  test('is narrowed to an operation, also a draft, until that goes to the bin', async () => {
    const { app, mert, add, read, titles, choices } = await open();
    const made = await mert.post('/api/operations', { ...operation, published: false });
    const { id } = (await made.json()) as { id: number };
    await add('Gece', { operationId: id });
    await add('Gündüz');
    expect((await choices()).operations).toEqual([{ id, title: 'Çığ' }]);
    for (const search of ['', 'gece']) {
      expect(await titles(`operationId=${id}&search=${search}`)).toEqual(['Gece']);
      expect(await read(`search=${search}`)).toMatchObject({
        items: expect.arrayContaining([expect.objectContaining({ title: 'Gece', operationId: id })]),
      });
    }
    expect(await titles(`operationId=${id}&search=g%C3%BCnd%C3%BCz`)).toEqual([]);
    expect(await (await app.visitor().get('/api/photos')).json()).toMatchObject([{}, { operationId: null }]);
    await mert.delete(`/api/operations/${id}`);
    expect(await choices()).toMatchObject({ operations: [] });
    for (const search of ['', 'gece']) {
      expect(await titles(`operationId=${id}&search=${search}`)).toEqual([]);
      expect((await read(`search=${search}`)).items.map(({ operationId }) => operationId)).not.toContain(id);
    }
  });

  test('is ordered by its age, or as a Turkish dictionary is', async () => {
    const { mert, add, titles, found } = await open();
    const made = new Map<string, Photo>();
    for (const title of ['İz', 'çığ', 'ılıca', '10. gün', '9. gün']) made.set(title, await add(title));
    await mert.put('/api/admin/photos/order', { moves: [{ id: made.get('İz')?.id, place: 'first' }] });
    const byAge = [...made.keys()];
    expect(await titles('order=oldest')).toEqual(byAge);
    expect(await titles('order=newest')).toEqual(byAge.toReversed());
    expect(await titles('order=gallery&search=g%C3%BCn')).toEqual(['9. gün', '10. gün']);
    const byTitle = ['9. gün', '10. gün', 'çığ', 'ılıca', 'İz'];
    expect(await titles('order=title')).toEqual(byTitle);
    expect(await found('order=title')).toEqual(byTitle.map((title) => made.get(title)?.id));
    expect(await found('order=newest&search=g%C3%BCn')).toEqual(
      ['9. gün', '10. gün'].map((title) => made.get(title)?.id),
    );
  });

  test('shows a change and another order at once, and nothing of the bin', async () => {
    const { mert, add, titles, found } = await open();
    const { id } = await add('ilk');
    await add('öteki ilk');
    expect(await titles('search=ilk')).toEqual(['öteki ilk', 'ilk']);
    await mert.put('/api/admin/photos/order', { moves: [{ id, place: 'first' }] });
    expect(await titles('search=ilk')).toEqual(['ilk', 'öteki ilk']);
    await mert.put(`/api/photos/${id}`, { title: 'son', imageUrl: '/media/a.jpg' });
    expect(await titles('search=son')).toEqual(['son']);
    await mert.delete(`/api/photos/${id}`);
    expect([await titles('search=son'), await titles(), await found('search=son')]).toEqual([
      [],
      ['öteki ilk'],
      [],
    ]);
  });

  test('of two thousand photos comes a page at a time, in a few kilobytes', async () => {
    const database = await fresh();
    await insertManyRows(database.db, { news: 0, operations: 10, photos: 2000 });
    const { app, mert, read, found } = await open(database);
    const body = await (await mert.get('/api/admin/photos/list')).text();
    expect(gzipSync(body).length).toBeLessThan(2500);
    const { total, found: number, items } = JSON.parse(body) as ListPage<Photo>;
    expect([total, number, items.length]).toEqual([2000, 2000, listStep]);
    const all: Photo[] = await (await app.visitor().get('/api/photos')).json();
    expect(items).toEqual(all.slice(0, listStep));
    expect((await read('page=42')).items).toEqual(all.slice(41 * listStep));
    expect((await read('page=43')).items).toEqual([]);
    const ofWords = await read('search=ekip&page=42');
    expect([ofWords.found, ofWords.items]).toEqual([2000, all.slice(41 * listStep)]);
    expect(await found('category=training')).toEqual(
      all.filter(({ category }) => category === 'training').map(({ id }) => id),
    );
  });

  test('gives one photo with its operation, and none of the bin', async () => {
    const { mert, add } = await open();
    const photo = await add('Gece', { description: 'Ekip' });
    expect(await (await mert.get(`/api/admin/photos/${photo.id}`)).json()).toEqual(photo);
    await mert.delete(`/api/photos/${photo.id}`);
    for (const id of [photo.id, 77, 'x']) {
      const answer = await mert.get(`/api/admin/photos/${id}`);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Fotoğraf bulunamadı' }]);
    }
  });

  test('says how far photos of a title are numbered', async () => {
    const { mert, add } = await open();
    for (const title of ['Tatbikat (2)', 'Tatbikat (9)', 'Tatbikat (Van)', 'Gece']) await add(title);
    const ask = async (title: string) =>
      (await mert.get(`/api/admin/photos/last-number?title=${encodeURIComponent(title)}`)).json();
    expect([await ask('Tatbikat'), await ask('Gece'), await ask('Kamp'), await ask('')]).toEqual([
      9, 1, 0, 0,
    ]);
    expect((await mert.get(`/api/admin/photos/last-number?title=${'x'.repeat(301)}`)).status).toBe(400);
  });

  test.each([
    ...['page=0', 'page=x', 'order=rastgele', 'operationId=x', 'operationId=0', 'operationId=2147483648'],
    ...[`category=${'x'.repeat(61)}`, `search=${'x'.repeat(201)}`],
  ])('is not asked for what it cannot show: %s', async (wrong) => {
    const { mert } = await open();
    for (const call of ['list', 'found']) {
      const answer = await mert.get(`/api/admin/photos/${call}?${wrong}`);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: 'Arama anlaşılamadı. Seçimlerinizi denetleyip yeniden deneyin.' },
      ]);
    }
  });

  test.each(['list', 'found', 'choices', 'last-number', '1'])('is for staff: %s', async (call) => {
    const { app } = await open();
    expect((await app.visitor().get(`/api/admin/photos/${call}`)).status).toBe(401);
  });
});
