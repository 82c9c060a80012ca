import { expect, test } from 'vitest';
import type { PublishingRule } from '#/staff/permissions.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { sendInParts } from '../../tests/support/parts-sender.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { upload } from '../../tests/support/uploads.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const article = { title: 'Tatbikat', excerpt: 'Özet', content: 'Metin', category: 'Duyuru' };
const refused = [403, { message: expect.stringContaining('yalnız yöneticiler') }];

async function open(database: Parameters<typeof openTestApp>[0], publishing: PublishingRule = 'admins') {
  const app = await openTestApp(database, { publishing });
  const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
  return { app, ayse, mert, picture: await upload(app, await photographFromPhone()) };
}

const changes = (person: Visitor, id: number) => [
  () => person.put(`/api/media/${id}`, { altText: 'Başka' }),
  () => person.put(`/api/media/${id}`, { isHidden: true }),
  () => person.delete('/api/media/delete', { fileIds: [id], force: true }),
];

async function statuses(person: Visitor, id: number): Promise<number[]> {
  const found: number[] = [];
  for (const change of changes(person, id)) found.push((await change()).status);
  return found;
}

const stored = ({ parts }: TestApp) =>
  parts.database.db.selectFrom('media').select(['altText', 'isHidden', 'deletedAt']).execute();

describeEachDatabase('where only admins publish', (fresh) => {
  test('media neither describe, hide nor delete a picture of a published article', async () => {
    const { app, ayse, mert, picture } = await open(await fresh());
    await ayse.post('/api/news', { ...article, imageUrl: picture.url, published: true });
    const before = await stored(app);
    for (const change of changes(mert, picture.id)) {
      const answer = await change();
      expect([answer.status, await answer.json()]).toEqual(refused);
    }
    expect(await stored(app)).toEqual(before);
    expect(await statuses(ayse, picture.id)).toEqual([200, 200, 204]);
  });
});

test('media bring no picture that an admin has deleted back into a published article', async () => {
  const { app, ayse, mert, picture } = await open(await freshDatabase());
  await ayse.post('/api/news', { ...article, imageUrl: picture.url, published: true });
  await ayse.delete('/api/media/delete', { fileIds: [picture.id], force: true });
  const photo = await photographFromPhone();
  const ways = [
    () => mert.post(`/api/media/${picture.id}/restore`),
    () => mert.upload(pictureFile(photo)),
    () => sendInParts(mert, photo, 10_000),
  ];
  for (const bringBack of ways) {
    const answer = await bringBack();
    expect([answer.status, await answer.json()]).toEqual(refused);
  }
  expect((await app.visitor().get(picture.url)).status).toBe(404);
  expect((await ayse.upload(pictureFile(photo))).status).toBe(201);
  expect((await app.visitor().get(picture.url)).status).toBe(200);
});

test('the picture of a planned article or of an operation is for admins, too', async () => {
  const planned = await open(await freshDatabase());
  const publishAt = '2026-12-01T09:00:00.000Z';
  const { url: imageUrl, id } = planned.picture;
  await planned.ayse.post('/api/news', { ...article, imageUrl, published: true, publishAt });
  expect(await statuses(planned.mert, id)).toEqual([403, 403, 403]);

  const { ayse, mert, picture } = await open(await freshDatabase());
  const operation = { title: 'Arama', description: 'Kar', location: 'Düzce', date: '2026-11-19' };
  const counts = { rescuedCount: 0, volunteerCount: 4, status: 'active' };
  await ayse.post('/api/operations', { ...operation, ...counts, imageUrl: picture.url });
  expect(await statuses(mert, picture.id)).toEqual([403, 403, 403]);
});

test('media look after pictures that only drafts, deleted articles or the gallery show', async () => {
  const { ayse, mert, picture } = await open(await freshDatabase());
  await mert.post('/api/news', { ...article, imageUrl: picture.url, published: false });
  const published = await ayse.post('/api/news', { ...article, imageUrl: picture.url, published: true });
  await ayse.delete(`/api/news/${(await published.json()).id}`);
  const photo = await mert.post('/api/photos', { title: 'Kar', category: 'Eğitim', imageUrl: picture.url });
  expect([published.status, photo.status]).toEqual([201, 201]);
  expect(await statuses(mert, picture.id)).toEqual([200, 200, 204]);
});

test('where everybody publishes, everybody changes the picture of a published article', async () => {
  const { mert, picture } = await open(await freshDatabase(), 'everyone');
  await mert.post('/api/news', { ...article, imageUrl: picture.url, published: true });
  expect(await statuses(mert, picture.id)).toEqual([200, 200, 204]);
});
