import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestSettings } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { freshBucket, hasS3Server } from '../../../tests/support/fresh-bucket.ts';
import { type PictureFormat, photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import { upload } from '../../../tests/support/uploads.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Media, Upload, UploadedMedia } from '../answers.server.ts';

const open = async (settings?: TestSettings) => openTestApp(await freshDatabase(), settings);
/** 600 × 400 pixels; the upper left quarter is red, the rest is blue. */
const photo = await photographFromPhone();
const whole = { left: 0, top: 0, width: 100, height: 100 };
/** Of what was turned to the right: 200 × 300 pixels, and all that is red. */
const redPart = { turn: 90, crop: { left: 50, top: 0, width: 50, height: 50 } };

const ask = (person: Visitor, { id }: { id: number | string }, cut: object = redPart) =>
  person.post(`/api/media/${id}/cut`, cut);

async function cut(person: Visitor, media: { id: number }, of: object = redPart): Promise<UploadedMedia> {
  const answer = await ask(person, media, of);
  expect(answer.status).toBe(201);
  const [made] = ((await answer.json()) as Upload).files;
  if (!made) throw new Error('nothing was made');
  return made;
}

async function colours(app: TestApp, url: string): Promise<string[]> {
  const answer = await app.visitor().get(url);
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (right: number, down: number) => {
    const place = (Math.floor(down * info.height) * info.width + Math.floor(right * info.width)) * 3;
    return (data[place] ?? 0) > (data[place + 2] ?? 0) ? 'red' : 'blue';
  };
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)];
}

const listed = async (person: Visitor) => (await (await person.get('/api/media')).json()) as Media[];

describeEachDatabase('a cut', (fresh) => {
  test('is a new picture with the words of the original, which stays as it is', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const original = await upload(app, photo);
    const words = { altText: 'Kurtarma', credit: 'Mert', consentNote: 'Sözlü', focusX: 25, focusY: 10 };
    await mert.put(`/api/media/${original.id}`, words);
    const made = await cut(mert, original);
    // 25 % from the left and 10 % from the top are 90 % and 25 % once it is turned
    expect(made).toMatchObject({ ...words, focusX: 80, focusY: 50, width: 200, height: 300, useCount: 0 });
    expect(made).toMatchObject({ originalName: 'arazi (kırpılmış).jpg', mimetype: 'image/jpeg' });
    expect(await colours(app, made.url)).toEqual(['red', 'red', 'red', 'red']);
    const [, before] = await listed(mert);
    expect(before).toMatchObject({ id: original.id, url: original.url, width: 600, height: 400, ...words });
    expect(await colours(app, original.url)).toEqual(['red', 'blue', 'blue', 'blue']);
    const log = await app.parts.database.db.selectFrom('auditLog').select('action').orderBy('id').execute();
    expect(log.at(-1)).toEqual({ action: 'media.create' });
    expect(readdirSync(join(app.parts.config.dataDir, 'incoming'))).toEqual([]);
  });

  test('that is asked for twice, or in two calls at once, is one picture, also out of the bin', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const original = await upload(app, photo);
    const both = await Promise.all([cut(mert, original), cut(mert, original)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const [made] = both;
    await mert.delete('/api/media/delete', { fileIds: [made?.id] });
    expect(await cut(mert, original)).toMatchObject({ id: made?.id, isDuplicate: true });
    expect(await listed(mert)).toHaveLength(2);
    expect(readdirSync(join(app.parts.config.dataDir, 'media'))).toHaveLength(2);
    const other = await cut(mert, original, { turn: 180, crop: whole });
    expect(other.id).not.toBe(made?.id);
    expect(await colours(app, other.url)).toEqual(['blue', 'blue', 'blue', 'red']);
  });
});

test.each<[PictureFormat, string]>([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
])('a %s is cut, too', async (format, mimetype) => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const picture = await photographFromPhone({ format });
  // a GIF cannot say that it lies on its side
  const of = format === 'gif' ? { turn: 180, crop: { ...whole, top: 50, height: 50 } } : redPart;
  const made = await cut(mert, await upload(app, picture), of);
  expect(made).toMatchObject({ mimetype, focusX: 50, focusY: 50 });
  expect([made.width, made.height]).toEqual(format === 'gif' ? [400, 300] : [200, 300]);
  if (format !== 'gif') expect(await colours(app, made.url)).toEqual(['red', 'red', 'red', 'red']);
});

test('what was chosen as its middle is kept only where it is still to be seen', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const original = await upload(app, photo);
  await mert.put(`/api/media/${original.id}`, { focusX: 90, focusY: 90 });
  const made = await cut(mert, original, { turn: 0, crop: { ...whole, width: 50 } });
  expect(made).toMatchObject({ focusX: 50, focusY: 50 });
  const right = await cut(mert, original, { turn: 270, crop: whole });
  expect(right).toMatchObject({ focusX: 90, focusY: 10, width: 400, height: 600 });
});

test('what was taken off the site stays off', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const original = await upload(app, photo);
  await mert.put(`/api/media/${original.id}`, { isHidden: true });
  const made = await cut(mert, original);
  expect(made.isHidden).toBe(true);
  expect((await app.visitor().get(made.url)).status).toBe(404);
});

test('nobody cuts who may not upload, nor what is not there or in the bin', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const original = await upload(app, photo);
  expect((await ask(app.visitor(), original)).status).toBe(401);
  for (const id of ['0', '-1', 'abc', '99999999999', original.id + 1])
    expect((await ask(mert, { id })).status).toBe(404);
  await mert.delete('/api/media/delete', { fileIds: [original.id] });
  const answer = await ask(mert, original);
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ message: 'Bu görsel artık kitaplıkta değil. Listeyi yenileyin.' }),
  ]);
  expect(await listed(mert)).toEqual([]);
});

test.each([
  ['a crooked turn', { turn: 45, crop: whole }],
  ['an area that is half outside', { turn: 0, crop: { ...whole, left: 50 } }],
  ['one that begins above', { turn: 0, crop: { ...whole, top: -1, height: 50 } }],
  ['words', { turn: '90', crop: whole }],
  ['no number', { turn: 90, crop: { ...whole, width: null } }],
  ['no area', { turn: 90 }],
  ['nothing to do', { turn: 0, crop: whole }],
  ['a sliver', { turn: 0, crop: { ...whole, width: 0 } }],
  ['199 pixels', { turn: 0, crop: { ...whole, width: 33.2 } }],
])('%s is refused with a sentence', async (_, of) => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const answer = await ask(mert, await upload(app, photo), of);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringMatching(/^(Kesilecek alan|Görsel) .+\.$/) }),
  ]);
  expect(await listed(mert)).toHaveLength(1);
});

test('a small picture may be turned, and its long side cut', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const small = await upload(app, await photographFromPhone({ width: 300, height: 100 }));
  const made = await cut(mert, small, { turn: 90, crop: { ...whole, height: 70 } });
  expect([made.width, made.height]).toEqual([100, 210]);
});

test('a picture that moves is refused', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const frame = (red: number) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const frames = await sharp([await frame(0), await frame(200)], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  const answer = await ask(mert, await upload(app, new Uint8Array(frames)), { turn: 90, crop: whole });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining('hareketli görseller kırpılmaz') }),
  ]);
});

test.runIf(hasS3Server)('a picture in a bucket is cut, and the new one lies there, too', async () => {
  const app = await open({ bucket: await freshBucket() });
  const mert = await app.signedIn('mert');
  const answer = await mert.upload(pictureFile(photo));
  const [original] = ((await answer.json()) as Upload).files;
  const made = await cut(mert, original ?? { id: 0 });
  expect(await colours(app, made.url)).toEqual(['red', 'red', 'red', 'red']);
});
