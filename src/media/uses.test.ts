import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Media, PictureUse, Upload } from './answers.server.ts';

/** Mert with two pictures in the library. */
async function openWithTwo(fresh: FreshDatabase) {
  const app = await openTestApp(await fresh());
  const mert = await app.signedIn('mert');
  const photo = await photographFromPhone();
  const answer = await mert.upload(
    pictureFile(photo, 'dağ.jpg'),
    pictureFile(otherFile(photo, '2'), 'göl.jpg'),
  );
  const { files } = (await answer.json()) as Upload;
  const [mountain, lake] = files;
  if (!mountain || !lake) throw new Error('two pictures were to be uploaded');
  return { app, mert, mountain, lake };
}

const article = {
  title: 'Çığ tatbikatı',
  excerpt: 'Kısa',
  content: 'Metin',
  category: 'Duyuru',
  published: true,
};
const operation = {
  title: 'Kayıp arama',
  description: 'Anlatım',
  location: 'Bolu',
  date: '2026-11-01',
  status: 'completed',
  rescuedCount: 0,
  volunteerCount: 0,
};

async function make(person: Visitor, kind: 'news' | 'operations' | 'photos', draft: object): Promise<number> {
  const answer = await person.post(`/api/${kind}`, draft);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const usesOf = async (person: Visitor, { id }: Media) =>
  (await (await person.get(`/api/media/${id}/uses`)).json()) as PictureUse[];

async function useCounts(person: Visitor) {
  const library = (await (await person.get('/api/media')).json()) as Media[];
  return library.map(({ originalName, useCount }) => [originalName, useCount]);
}

describeEachDatabase('where a picture is used', (fresh) => {
  test('names each place, and what lies in the bin', async () => {
    const { mert, mountain, lake } = await openWithTwo(fresh);
    const news = await make(mert, 'news', {
      ...article,
      imageUrl: mountain.url,
      images: [mountain.url, `https://example.org${mountain.url}`],
      content: `Önce\n\n![Göl](${lake.url})`,
    });
    const search = await make(mert, 'operations', { ...operation, imageUrl: mountain.url });
    const photo = await make(mert, 'photos', { title: 'Zirve', imageUrl: mountain.url, category: 'genel' });
    await mert.delete(`/api/operations/${search}`);
    const named = { mediaId: mountain.id, originalName: 'dağ.jpg', isInBin: false };
    expect(await usesOf(mert, mountain)).toEqual([
      { ...named, kind: 'news', id: news, title: article.title, place: 'cover' },
      { ...named, kind: 'news', id: news, title: article.title, place: 'extra' },
      { ...named, kind: 'operation', id: search, title: operation.title, place: 'cover', isInBin: true },
      { ...named, kind: 'photo', id: photo, title: 'Zirve', place: 'photo' },
    ]);
    expect(await usesOf(mert, lake)).toMatchObject([{ kind: 'news', id: news, place: 'text' }]);
    expect(await useCounts(mert)).toEqual([
      ['göl.jpg', 1],
      ['dağ.jpg', 4],
    ]);
    await mert.put(`/api/news/${news}`, { ...article, title: 'Yeni başlık', imageUrl: lake.url, images: [] });
    expect(await usesOf(mert, lake)).toMatchObject([{ place: 'cover', title: 'Yeni başlık' }]);
    expect(await usesOf(mert, mountain)).toHaveLength(2);
  });

  test('keeps it from being deleted, until somebody insists', async () => {
    const { app, mert, mountain, lake } = await openWithTwo(fresh);
    const news = await make(mert, 'news', { ...article, imageUrl: mountain.url });
    await mert.delete(`/api/news/${news}`);
    const fileIds = [lake.id, mountain.id];
    const refused = await mert.delete('/api/media/delete', { fileIds });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { message: expect.stringContaining('kullanılıyor'), uses: await usesOf(mert, mountain) },
    ]);
    expect(await usesOf(mert, mountain)).toMatchObject([
      { title: article.title, isInBin: true, originalName: 'dağ.jpg' },
    ]);
    expect(await useCounts(mert)).toHaveLength(2);
    expect((await app.visitor().get(mountain.url)).status).toBe(200);
    expect((await mert.delete('/api/media/delete', { fileIds, force: true })).status).toBe(204);
    expect(await useCounts(mert)).toEqual([]);
    await mert.post(`/api/media/${mountain.id}/restore`);
    expect(await useCounts(mert)).toEqual([['dağ.jpg', 1]]);
  });

  test('is noted for an article that names as many as its text can hold', async () => {
    const { app, mert } = await openWithTwo(fresh);
    const addresses = Array.from({ length: 4550 }, (_, n) => `/media/${String(n).padStart(24, '0')}.jpg`);
    const images = Array.from({ length: 50 }, (_, n) => addresses.slice(n * 57, (n + 1) * 57).join(''));
    const content = addresses.slice(50 * 57).join('');
    const news = await make(mert, 'news', { ...article, images, content });
    const uses = await app.parts.database.db.selectFrom('pictureUses').select('ownerId').execute();
    expect(uses).toEqual(Array(addresses.length).fill({ ownerId: news }));
  });

  test('is shown to staff about a picture that is there', async () => {
    const { app, mert, mountain } = await openWithTwo(fresh);
    expect(await usesOf(mert, mountain)).toEqual([]);
    expect((await app.visitor().get(`/api/media/${mountain.id}/uses`)).status).toBe(401);
    await mert.delete('/api/media/delete', { fileIds: [mountain.id] });
    for (const wrong of [mountain.id, 999, 'x'])
      expect((await mert.get(`/api/media/${wrong}/uses`)).status).toBe(404);
  });
});
