import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Upload } from './answers.server.ts';

async function openWithOne() {
  const app = await openTestApp(await freshDatabase());
  const answer = await (await app.signedIn('mert')).upload(pictureFile(await photographFromPhone()));
  const [media] = ((await answer.json()) as Upload).files;
  if (!media) throw new Error('nothing was uploaded');
  const get = (headers: Record<string, string> = {}) => app.visitor().get(media.url, headers);
  return { app, media, get, whole: Buffer.from(await (await get()).arrayBuffer()) };
}

test('a picture may be kept for ever and is never anything but a picture', async () => {
  const { media, get, whole } = await openWithOne();
  const { headers } = await get();
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(media.size),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^"[^"]+"$/),
  });
  expect(whole).toHaveLength(media.size);
});

test('a browser that has it already learns so', async () => {
  const { get } = await openWithOne();
  const etag = (await get()).headers.get('etag') ?? '';
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await get({ 'if-none-match': tags });
    expect([tags, answer.status, await answer.text()]).toEqual([tags, 304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
  }
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
});

test('one part of it can be had, and a download goes on where it broke off', async () => {
  const { get, whole } = await openWithOne();
  const size = whole.length;
  const parts: [range: string, start: number, end: number][] = [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=10-${size * 9}`, 10, size - 1],
    [`bytes=-${size * 9}`, 0, size - 1],
  ];
  for (const [range, start, end] of parts) {
    const answer = await get({ range });
    expect([range, answer.status]).toEqual([range, 206]);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(start, end + 1));
  }
});

test('a part that is not there is refused, and what is no single part gives the whole', async () => {
  const { get, whole } = await openWithOne();
  for (const range of [`bytes=${whole.length}-`, 'bytes=-0']) {
    const answer = await get({ range });
    expect([range, answer.status]).toEqual([range, 416]);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  }
  for (const range of ['bytes=5-1', 'bytes=0-1,5-9', 'lines=0-1', 'bytes=-', 'bytes=a-b']) {
    expect([range, (await get({ range })).status]).toEqual([range, 200]);
  }
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
});

test('HEAD tells everything and sends nothing', async () => {
  const { app, media } = await openWithOne();
  const answer = await app.visitor().send(media.url, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(media.size)]);
  expect(await answer.text()).toBe('');
});

test('a picture that the site shows costs no query, and is served while the database cannot be reached', async () => {
  const { app, media, get } = await openWithOne();
  const photo = { title: 'Gece', imageUrl: media.url, category: 'genel' };
  expect((await (await app.signedIn('mert')).post('/api/photos', photo)).status).toBe(201);
  expect((await get()).status).toBe(200);
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  expect((await get()).status).toBe(200);
  app.parts.media.library.forget();
  expect((await get()).status).toBe(200);
  rmSync(join(app.parts.config.dataDir, media.url));
  expect((await get()).status).toBe(404);
});

test.each([
  'yok.jpg',
  '0123456789abcdef01234567.jpg',
  '..%2Fsite.sqlite',
  '%2e%2e%2fsite.sqlite',
  'a.svg',
  'a.html',
])('nothing is found at /media/%s', async (name) => {
  const answer = await (await openTestApp(await freshDatabase())).visitor().get(`/media/${name}`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
