import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { housekeeping } from '#/db/audit-log.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { makeCopies } from '../../tests/support/uploads.ts';
import type { Media, MediaChoices, Upload } from './answers.server.ts';
import { linkCopy } from './outside/outside-store.server.ts';
import type { MediaChange } from './schema.ts';

const photo = await photographFromPhone();
const article = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru' };
const operation = { title: 'Çığ', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };

describeEachDatabase('the library in the panel', (fresh) => {
  async function open(database?: Awaited<ReturnType<typeof fresh>>) {
    const used = database ?? (await fresh());
    const app = await openTestApp(used);
    const mert = await app.signedIn('mert');
    const upload = async (name: string, change?: MediaChange) => {
      const answer = await mert.upload(pictureFile(otherFile(photo, name), name));
      const { files } = (await answer.json()) as Upload;
      const media = files[0] as Media;
      if (change) await mert.put(`/api/media/${media.id}`, change);
      return media;
    };
    const read = async (query = '') =>
      (await (await mert.get(`/api/media/list?${query}`)).json()) as ListPage<Media>;
    const names = async (query: string) => (await read(query)).items.map(({ originalName }) => originalName);
    const found = async (query: string): Promise<number[]> =>
      (await mert.get(`/api/media/found?${query}`)).json();
    const choices = async (): Promise<MediaChoices> => (await mert.get('/api/media/choices')).json();
    return { app, db: used.db, mert, upload, read, names, found, choices };
  }

  test('holds what the call for all pictures gives', async () => {
    const { mert, upload, read } = await open();
    const { url } = await upload('a.jpg');
    await upload('b.jpg');
    await mert.post('/api/operations', { ...operation, imageUrl: url });
    const items: Media[] = await (await mert.get('/api/media')).json();
    expect(await read()).toEqual({ total: 2, found: 2, items });
    expect(items[1]).toMatchObject({ originalName: 'a.jpg', useCount: 1, operations: [{ title: 'Çığ' }] });
  });

  test('in one piece it is refused when it would take the memory of the server', async () => {
    const { db, mert, upload } = await open();
    const { url } = await upload('a.jpg');
    await mert.post('/api/operations', { ...operation, imageUrl: url });
    await mert.post('/api/news', { ...article, imageUrl: 'https://example.org/a.jpg' });
    const status = async () => (await mert.get('/api/media')).status;
    expect(await status()).toBe(200);
    const long = 'x'.repeat(30_000_001);
    await db.updateTable('media').set({ consentNote: long }).execute();
    expect(await status()).toBe(503);
    await db.updateTable('media').set({ consentNote: '' }).execute();
    await db.updateTable('operations').set({ title: long }).execute();
    expect(await status()).toBe(503);
    await db.updateTable('operations').set({ title: 'Çığ' }).execute();
    await db.updateTable('outsidePictures').set({ address: long }).execute();
    expect(await status()).toBe(503);
  });

  test('finds each typed word of name, description and author, however its Turkish letters are written', async () => {
    const { upload, names, read } = await open();
    await upload('IMG_1.jpg', { altText: 'Çığ altında iz süren köpek', credit: 'Ayşe Yılmaz' });
    await upload('ığdır.jpg');
    expect(await names('search=KOPEK%20cig')).toEqual(['IMG_1.jpg']);
    expect(await names('search=yilmaz')).toEqual(['IMG_1.jpg']);
    expect(await names('search=I%C4%9EDIR')).toEqual(['ığdır.jpg']);
    expect(await names('search=%20')).toHaveLength(2);
    expect(await read('search=yok')).toEqual({ total: 2, found: 0, items: [] });
  });

  test('finds a picture by its address, and by that of a smaller copy or of its source', async () => {
    const { app, db, mert, upload, names } = await open();
    const { url } = await upload('a.jpg');
    const { id } = await upload('b.jpg');
    await makeCopies(app);
    const [, listed] = (await (await mert.get('/api/media')).json()) as Media[];
    expect(listed?.thumbnailUrl).toMatch(/^\/media\//);
    for (const typed of [url, `https://dernek.org${url}`, `https://dernek.org${listed?.thumbnailUrl}`])
      expect([typed, await names(`search=${encodeURIComponent(typed)}`)]).toEqual([typed, ['a.jpg']]);
    await linkCopy(db, {
      address: 'https://example.org/selde.jpg',
      mediaId: id,
      actor: housekeeping,
      now: app.clock.now,
    });
    expect(await names('search=example.org/SELDE.jpg')).toEqual(['b.jpg']);
  });

  test('shows what is unused, undescribed, taken off, or offered in forms', async () => {
    const { mert, upload, names } = await open();
    const { url } = await upload('kullanılan.jpg', { altText: 'Bir köpek' });
    await upload('gizli.jpg', { isHidden: true });
    await upload('sözsüz.jpg');
    await mert.post('/api/news', { ...article, images: [url] });
    expect(await names('filter=unused')).toEqual(['sözsüz.jpg', 'gizli.jpg']);
    expect(await names('filter=undescribed')).toEqual(['sözsüz.jpg', 'gizli.jpg']);
    expect(await names('filter=hidden')).toEqual(['gizli.jpg']);
    expect(await names('filter=offered')).toEqual(['sözsüz.jpg', 'kullanılan.jpg']);
    expect(await names('filter=undescribed&search=jpg&order=name')).toEqual(['gizli.jpg', 'sözsüz.jpg']);
  });

  test('is narrowed to an operation or to the month of the upload, and says what there is to choose', async () => {
    const { db, mert, upload, names, choices } = await open();
    const [first, second] = [await upload('bir.jpg'), await upload('iki.jpg')];
    const { id } = await (await mert.post('/api/operations', { ...operation, imageUrl: first.url })).json();
    const other = await (await mert.post('/api/operations', { ...operation, title: 'Sel' })).json();
    const news = await (
      await mert.post('/api/news', { ...article, imageUrl: second.url, operationId: other.id })
    ).json();
    // one o'clock in the night of the first of March in Istanbul
    await db
      .updateTable('media')
      .set({ uploadedAt: '2026-02-28T22:00:00.000Z' })
      .where('id', '=', first.id)
      .execute();
    await db
      .updateTable('media')
      .set({ uploadedAt: '2026-02-28T20:59:59.999Z' })
      .where('id', '=', second.id)
      .execute();
    expect(await choices()).toEqual({
      operations: [
        { id: other.id, title: 'Sel' },
        { id, title: 'Çığ' },
      ],
      months: ['2026-03', '2026-02'],
    });
    expect(await names(`operation=${id}&month=`)).toEqual(['bir.jpg']);
    expect(await names(`operation=${other.id}`)).toEqual(['iki.jpg']);
    expect(await names('month=2026-03&operation=')).toEqual(['bir.jpg']);
    expect(await names('month=2026-02')).toEqual(['iki.jpg']);
    expect(await names('month=2026-12')).toEqual([]);
    expect(await names(`month=2026-02&operation=${id}`)).toEqual([]);
    await mert.delete(`/api/news/${news.id}`);
    expect(await names(`operation=${other.id}`)).toEqual([]);
    expect((await choices()).operations).toEqual([{ id, title: 'Çığ' }]);
  });

  test('is ordered by its age or size, or as a Turkish dictionary is', async () => {
    const { db, upload, names } = await open();
    for (const [place, name] of ['İz.jpg', 'çığ.jpg', 'ılıca.jpg', 'IMG_10.jpg', 'IMG_9.jpg'].entries()) {
      const { id } = await upload(name);
      await db
        .updateTable('media')
        .set({ size: 1000 + place * 7 })
        .where('id', '=', id)
        .execute();
    }
    const byAge = ['İz.jpg', 'çığ.jpg', 'ılıca.jpg', 'IMG_10.jpg', 'IMG_9.jpg'];
    expect(await names('')).toEqual(byAge.toReversed());
    expect(await names('order=oldest')).toEqual(byAge);
    expect(await names('order=size')).toEqual(byAge.toReversed());
    expect(await names('order=name')).toEqual(['çığ.jpg', 'ılıca.jpg', 'IMG_9.jpg', 'IMG_10.jpg', 'İz.jpg']);
  });

  test('shows a change at once, and nothing of the bin', async () => {
    const { mert, upload, names, found } = await open();
    const { id } = await upload('ilk.jpg');
    expect(await names('search=ilk')).toEqual(['ilk.jpg']);
    await mert.put(`/api/media/${id}`, { originalName: 'son.jpg' });
    expect(await names('search=son')).toEqual(['son.jpg']);
    await mert.delete('/api/media/delete', { fileIds: [id] });
    expect(await names('')).toEqual([]);
    expect(await found('search=son')).toEqual([]);
  });

  test('of two thousand pictures comes a page at a time, in a few kilobytes', async () => {
    const database = await fresh();
    await insertManyRows(database.db, { news: 0, operations: 10, photos: 2000 });
    const { mert, read, found } = await open(database);
    const body = await (await mert.get('/api/media/list')).text();
    expect(gzipSync(body).length).toBeLessThan(4000);
    const { total, found: number, items } = JSON.parse(body) as ListPage<Media>;
    expect([total, number, items.length]).toEqual([2000, 2000, listStep]);
    const all: Media[] = await (await mert.get('/api/media')).json();
    expect(items).toEqual(all.slice(0, listStep));
    expect((await read('page=42')).items).toEqual(all.slice(41 * listStep));
    expect((await read('page=43')).items).toEqual([]);
    const ofWords = await read('search=ekip&page=42');
    expect([ofWords.found, ofWords.items]).toEqual([2000, all.slice(41 * listStep)]);
    expect(await found('order=oldest')).toEqual(all.map(({ id }) => id).toReversed());
  });

  test.each([
    ...['page=0', 'filter=benim', 'order=rastgele', 'operation=x', 'operation=0'],
    ...['month=2026-13', 'month=26-01', `search=${'x'.repeat(201)}`],
  ])('is not asked for what it cannot show: %s', async (wrong) => {
    const { mert } = await open();
    for (const call of ['list', 'found'])
      expect((await mert.get(`/api/media/${call}?${wrong}`)).status).toBe(400);
  });

  test.each(['list', 'found', 'choices'])('is for staff: %s', async (call) => {
    const { app } = await open();
    expect((await app.visitor().get(`/api/media/${call}`)).status).toBe(401);
  });
});
