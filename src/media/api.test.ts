import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import exifReader from 'exifreader';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile, pixelBomb } from '../../tests/support/pictures.ts';
import { type Media, mostMegabytes, type Upload } from './schema.ts';

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
      pictureFile(photo, '../../iki.jpg'),
    );
    expect(first).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
      originalName: 'Şırnak çığ.jpg',
      mimetype: 'image/jpeg',
      width: 600,
      height: 400,
      uploadedAt: '2026-11-20T18:00:00.000Z',
    });
    expect(second?.originalName).toBe('iki.jpg');
    const listed = await (await app.signedIn('ayse')).get('/api/media');
    expect(await listed.json()).toEqual([second, first]);
  });

  test('is closed to visitors', async () => {
    const visitor = (await openTestApp(await fresh())).visitor();
    expect((await visitor.get('/api/media')).status).toBe(401);
    expect((await visitor.upload(pictureFile('x'))).status).toBe(401);
  });
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is served upright and tells nothing of place or camera',
  async (format) => {
    const app = await open();
    const photo = await photographFromPhone({ format });
    expect(exifReader.load(photo.buffer)).toHaveProperty('GPSLatitude');
    const [media] = await upload(app, pictureFile(photo, `foto.${format}`, `image/${format}`));
    const served = await fetchPicture(app, media?.url ?? '');
    const tags = Object.keys(exifReader.load(served.buffer as ArrayBuffer));
    expect(tags.filter((tag) => /gps|make|model|copyright|orientation/i.test(tag))).toEqual([]);
    const { data, info } = await sharp(served).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([600, 400]);
    const redAndBlueAt = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return { red: data[start] ?? 0, blue: data[start + 2] ?? 0 };
    };
    expect(redAndBlueAt(20, 20).red).toBeGreaterThan(150);
    expect(redAndBlueAt(580, 20).blue).toBeGreaterThan(150);
    expect(redAndBlueAt(20, 380).blue).toBeGreaterThan(150);
  },
);

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

test('a picture may be kept for ever and is never anything but a picture', async () => {
  const app = await open();
  const [media] = await upload(app, pictureFile(await photographFromPhone()));
  const { headers } = await app.visitor().get(media?.url ?? '');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(media?.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each([
  ['an SVG with a script', svg, 415, 'desteklenen bir görsel değil'],
  [
    'HTML that is called .jpg',
    '<!doctype html><script>alert(1)</script>',
    415,
    'desteklenen bir görsel değil',
  ],
  ['a HEIC photo', heic, 415, 'HEIC biçiminde'],
  ['a PDF', '%PDF-1.7', 415, 'desteklenen bir görsel değil'],
  ['an empty file', '', 415, 'desteklenen bir görsel değil'],
  ['only the head of a JPEG', '\u00ff\u00d8\u00ff\u00e0 kesik', 400, 'eksik ya da bozuk'],
])('%s is refused with a sentence, and nothing stays behind', async (_what, content, status, sentence) => {
  const app = await open();
  const bytes = new Uint8Array(Buffer.from(content, 'latin1'));
  const answer = await (await app.signedIn('mert')).upload(pictureFile(bytes));
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.stringContaining(sentence) });
  expect([filesOf(app, 'media'), filesOf(app, 'incoming')]).toEqual([[], []]);
});

test('a truncated photo is refused', async () => {
  const photo = await photographFromPhone();
  const app = await open();
  const answer = await (await app.signedIn('mert')).upload(pictureFile(photo.slice(0, photo.length / 2)));
  expect(answer.status).toBe(400);
  expect(filesOf(app, 'media')).toEqual([]);
});

test('a small file that would unfold to a billion pixels is refused before it does', async () => {
  const bomb = pixelBomb({ width: 30_000, height: 30_000 });
  const app = await open();
  const answer = await (await app.signedIn('mert')).upload(pictureFile(bomb, 'bomba.png', 'image/png'));
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { message: expect.stringContaining('100 megapiksel') },
  ]);
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

test('what is no upload is told so', async () => {
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

test.each(['yok.jpg', '0123456789abcdef01234567.jpg', '..%2Fsite.sqlite', '%2e%2e%2fsite.sqlite'])(
  'nothing is found at /media/%s',
  async (name) => {
    expect((await (await open()).visitor().get(`/media/${name}`)).status).toBe(404);
  },
);
