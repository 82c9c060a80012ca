import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formOf } from '#/collections/collection.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { joinAddresses, splitAddresses } from '#/media/fields/field-pictures.ts';
import { type News, news as newsCollection, newsDraftSchema } from '#/news/schema.ts';
import { formValues } from '#/panel/form/form-values.ts';
import { photoDraftSchema, photos } from '#/photos/schema.ts';
import { passwordChangeSchema, passwordFormSchema, signInSchema } from '#/staff/schema.ts';
import { cast, openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { photographFromPhone, pictureFile } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';

/** The entities that staff keep up, as the calls give them, and what the forms send. */

const news = { title: 'Başlık', excerpt: 'Özet', content: 'İçerik', category: 'Duyuru' };
const operation = {
  title: 'Arama',
  description: 'İki dağcı arandı.',
  location: 'Iğdır',
  date: '2026-02-28',
  status: 'active',
};
const photo = { title: 'Gece', imageUrl: '/media/gece.jpg' };
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describeEachDatabase('entities', (fresh) => {
  const open = async () => {
    const app = await openTestApp(await fresh());
    return { app, mert: await app.signedIn('mert') };
  };
  const list = async (caller: Visitor, path: string) => (await caller.get(path)).json();

  test('news item: id (number), title, content, excerpt, category, imageUrl (optional), images (list of URLs), published (boolean), createdAt (date)', async () => {
    const { mert } = await open();
    const images = ['/media/bir.jpg', 'https://example.org/iki.jpg'];
    await mert.post('/api/news', { ...news, published: true, images, imageUrl: '/media/kapak.jpg' });
    await mert.post('/api/news', { ...news, published: true });
    const shared = { ...news, id: expect.any(Number), published: true, createdAt: moment };
    const found = [
      expect.objectContaining({ ...shared, imageUrl: '/media/kapak.jpg', images }),
      expect.objectContaining({ ...shared, imageUrl: null, images: [] }),
    ];
    for (const path of ['/api/news', '/api/admin/news'])
      expect(await list(mert, path)).toEqual(expect.arrayContaining(found));
    // what stands in where there is no imageUrl: news-pages.test.ts
    expect(existsSync(`public${fallbackPicture}`)).toBe(true);
  });

  test('operation: id, title, description, location, date (date string), status, rescuedCount (number), volunteerCount (number), imageUrl (optional)', async () => {
    const { app, mert } = await open();
    const counts = { rescuedCount: 2, volunteerCount: 14 };
    await mert.post('/api/operations', { ...operation, ...counts, imageUrl: '/media/cig.jpg' });
    await mert.post('/api/operations', { ...operation, date: '2026-02-27' });
    const shared = { ...operation, id: expect.any(Number) };
    for (const caller of [app.visitor(), mert])
      expect(await list(caller, '/api/operations')).toMatchObject([
        { ...shared, ...counts, imageUrl: '/media/cig.jpg' },
        { ...shared, date: '2026-02-27', rescuedCount: 0, volunteerCount: 0, imageUrl: null },
      ]);
  });

  test('photo: id, imageUrl, title, description (optional), category, operationId (filter fields)', async () => {
    const { app, mert } = await open();
    await mert.post('/api/operations', operation);
    const [{ id: operationId }] = await list(mert, '/api/operations');
    const whole = { ...photo, description: 'Kafa lambalarıyla.', category: 'training', operationId };
    const answer = await mert.post('/api/photos', whole);
    expect(await answer.json()).toMatchObject({ ...whole, id: expect.any(Number) });
    expect(await (await mert.post('/api/photos', photo)).json()).toMatchObject({ description: '' });
    expect(
      await list(app.visitor(), `/api/photos?category=training&operationId=${operationId}`),
    ).toMatchObject([
      {
        id: expect.any(Number),
        imageUrl: photo.imageUrl,
        title: photo.title,
        description: whole.description,
      },
    ]);
  });

  test('admin user: username, role', async () => {
    const { mert } = await open();
    expect(await list(mert, '/api/admin/auth')).toEqual({ username: 'mert', role: 'media' });
  });

  test('media file: id, url, originalName, size (bytes), mimetype, uploadedAt; upload response: files, whose first item has url', async () => {
    const { app, mert } = await open();
    const answer = await mert.upload(pictureFile(await photographFromPhone(), 'arazi.jpg'));
    const [file] = await list(mert, '/api/media');
    expect(file).toMatchObject({
      id: expect.any(Number),
      url: expect.stringMatching(/^\/media\//),
      originalName: 'arazi.jpg',
      size: expect.any(Number),
      mimetype: 'image/jpeg',
      uploadedAt: moment,
    });
    expect(await answer.json()).toEqual({ files: [expect.objectContaining({ url: file.url })] });
    const served = await app.visitor().get(file.url);
    expect((await served.arrayBuffer()).byteLength).toBe(file.size);
  });
});

test('extra images are one text of comma-separated URLs: split on commas, trimmed, empty entries dropped before sending', () => {
  const send = (images: string) =>
    newsDraftSchema.parse({ ...news, imageUrl: '', images: splitAddresses(images), published: false }).images;
  expect(send(' /bir.jpg ,, https://example.org/iki.jpg,  ,\n/üç.jpg,')).toEqual([
    '/bir.jpg',
    'https://example.org/iki.jpg',
    '/üç.jpg',
  ]);
  expect(send('')).toEqual([]);
  expect(send(' , ')).toEqual([]);
});

test('when editing, the list is joined with comma and space', () => {
  const stored = {
    ...newsDraftSchema.parse({ ...news, images: ['/bir.jpg', '/iki.jpg', '/üç.jpg'] }),
    id: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  };
  const { images } = formValues<News>(formOf(newsCollection), stored);
  expect(joinAddresses(images)).toBe('/bir.jpg, /iki.jpg, /üç.jpg');
});

test("a photo's description is sent as empty text when added by admin", () => {
  const typed = { ...formValues(formOf(photos)), ...photo };
  expect(photoDraftSchema.parse(typed).description).toBe('');
});

test('login payload: username, password; password change payload: currentPassword, newPassword, plus confirmPassword in the form', () => {
  const { username, password } = cast.ayse;
  expect(signInSchema.parse({ username, password })).toEqual({ username, password });
  const change = { currentPassword: password, newPassword: 'Kar-Altında-4' };
  expect(passwordChangeSchema.parse(change)).toEqual(change);
  const form = { ...change, confirmPassword: 'Kar-Altında-4' };
  expect(passwordFormSchema.parse(form)).toEqual(form);
});
