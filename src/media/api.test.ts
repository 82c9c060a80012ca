import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Media, Upload } from './answers.server.ts';
import { mostMegabytes } from './schema.ts';

const open = async () => openTestApp(await freshDatabase());
const filesOf = (app: TestApp, folder: 'media' | 'incoming') =>
  readdirSync(join(app.parts.config.dataDir, folder), { recursive: true });

async function upload(app: TestApp, ...files: File[]): Promise<Media[]> {
  const answer = await (await app.signedIn('mert')).upload(...files);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Upload).files;
}

async function fetchPicture(app: TestApp, url: string): Promise<Buffer> {
  const answer = await app.visitor().get(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describeEachDatabase('the library', (fresh) => {
  test('knows what was uploaded, newest first', async () => {
    const app = await openTestApp(await fresh());
    const photo = await photographFromPhone();
    const [first, second] = await upload(
      app,
      pictureFile(photo, 'Şırnak çığ.jpg'),
      pictureFile(otherFile(photo, 'iki'), '../../iki.jpg'),
    );
    expect(first).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
      originalName: 'Şırnak çığ.jpg',
      mimetype: 'image/jpeg',
      width: 600,
      height: 400,
      uploadedAt: '2026-11-20T18:00:00.000Z',
      altText: '',
      credit: '',
      consentNote: '',
      focusX: 50,
      focusY: 50,
      isHidden: false,
      useCount: 0,
      locationRemoved: true,
    });
    const hashes = await app.parts.database.db.selectFrom('media').select('contentHash').execute();
    const hash = createHash('sha256').update(photo).digest('hex');
    expect(hashes).toContainEqual({ contentHash: hash });
    expect(second?.originalName).toBe('iki.jpg');
    const listed = await (await app.signedIn('ayse')).get('/api/media');
    expect(await listed.json()).toMatchObject([{ id: second?.id }, { id: first?.id }]);
  });

  test('is closed to visitors', async () => {
    const visitor = (await openTestApp(await fresh())).visitor();
    expect((await visitor.get('/api/media')).status).toBe(401);
    expect((await visitor.upload(pictureFile('x'))).status).toBe(401);
  });
});

test('an animation keeps moving', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [90, 90, 90] })
    .toBuffer();
  const app = await open();
  const [media] = await upload(app, pictureFile(new Uint8Array(gif), 'hareketli.gif', 'image/gif'));
  expect(media).toMatchObject({ width: 40, height: 30, mimetype: 'image/gif' });
  const { pages } = await sharp(await fetchPicture(app, media?.url ?? ''), { animated: true }).metadata();
  expect(pages).toBe(3);
});

test('a file over the limit is refused by name', async () => {
  const app = await open();
  const large = new Uint8Array(mostMegabytes * 1024 * 1024 + 1);
  const answer = await (await app.signedIn('mert')).upload(pictureFile(large, 'büyük.jpg'));
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { message: expect.stringContaining('“büyük.jpg” 25 MB') },
  ]);
  expect(filesOf(app, 'incoming')).toEqual([]);
});

test('what is no upload is refused as such', async () => {
  const mert = await (await open()).signedIn('mert');
  expect((await mert.post('/api/media/upload', {})).status).toBe(415);
  expect((await mert.upload()).status).toBe(400);
  const cut = await mert.send('/api/media/upload', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nyarım',
  });
  expect(cut.status).toBe(400);
});
