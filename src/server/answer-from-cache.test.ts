import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Upload } from '#/media/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { largePhotograph, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { answerFromCache, createApp } from './app.ts';
import { listen } from './connections/listen.ts';

async function serve() {
  const { parts, signedIn } = await openTestApp(await freshDatabase());
  const app = createApp(parts);
  const fetchFromApp = vi.spyOn(app, 'fetch');
  const answerAtOnce = answerFromCache(parts);
  const server = await listen(app, { port: 0, host: '127.0.0.1', answerAtOnce });
  onTestFinished(() => server.finish(0));
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return { ask, fetchFromApp, signedIn, parts };
}

/** Without those that tell of the connection. */
const headOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name)));

test('what is cached is sent without the app, byte by byte and head by head what the app sends', async () => {
  const { ask, fetchFromApp } = await serve();
  for (const path of ['/', '/news', '/api/news', '/sitemap.xml', '/robots.txt']) {
    for (const coding of ['br', 'gzip', 'identity']) {
      const init = { headers: { 'accept-encoding': coding } };
      const first = await ask(path, init);
      const calls = fetchFromApp.mock.calls.length;
      const second = await ask(path, init);
      expect([path, coding, headOf(second)]).toEqual([path, coding, headOf(first)]);
      expect(await second.text()).toBe(await first.text());
      expect(fetchFromApp.mock.calls.length).toBe(calls);
    }
  }
});

test('after a save, a page that shows nothing of it is sent without the app', async () => {
  const { ask, fetchFromApp, signedIn } = await serve();
  const ayse = await signedIn('ayse');
  await ask('/news');
  const calls = () => fetchFromApp.mock.calls.length;
  const operation = {
    ...{ title: 'Arama', description: 'Bulundu.', location: 'Bolu', date: '2026-11-01', type: null },
    ...{ status: 'completed', rescuedCount: 1, volunteerCount: 9, imageUrl: null, published: true },
  };
  const article = { title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Eğitim', published: true };
  const before = calls();
  expect((await ayse.post('/api/operations', operation)).status).toBe(201);
  await ask('/news');
  expect(calls()).toBe(before);
  expect((await ayse.post('/api/news', article)).status).toBe(201);
  expect(await (await ask('/news')).text()).toContain('Kar');
  expect(calls()).toBeGreaterThan(before);
});

test('a browser that has it already learns so, and a HEAD gets the head alone', async () => {
  const { ask, fetchFromApp } = await serve();
  const first = await ask('/mission');
  const etag = first.headers.get('etag') ?? '';
  const calls = fetchFromApp.mock.calls.length;
  const again = await ask('/mission', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask('/mission', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
  expect(fetchFromApp.mock.calls.length).toBe(calls);
});

/** Twenty visitors ask for a page that is being drawn again, until `release` lets it go on. */
async function crowdBeforeRenewal() {
  const { ask, fetchFromApp, parts } = await serve();
  const before = await (await ask('/mission')).text();
  const calls = fetchFromApp.mock.calls.length;
  const held = Promise.withResolvers<void>();
  const { read } = parts.content;
  vi.spyOn(parts.content, 'read').mockImplementation(() => held.promise.then(read));
  const looks = vi.spyOn(parts.pageCache, 'findAtOnce');
  parts.pageCache.clear();
  const crowd = Promise.all(Array.from({ length: 20 }, async () => (await ask('/mission')).text()));
  await vi.waitFor(() => expect(looks).toHaveBeenCalledTimes(20));
  return { before, crowd, release: held.resolve, callsSince: () => fetchFromApp.mock.calls.length - calls };
}

test('a crowd that asks for a page while it is drawn again waits in front of the app', async () => {
  const { before, crowd, release, callsSince } = await crowdBeforeRenewal();
  release();
  expect(new Set(await crowd)).toEqual(new Set([before]));
  expect(callsSince()).toBe(1);
});

test('when that takes too long, the crowd gets the last good one from the app', async () => {
  const { before, crowd, release, callsSince } = await crowdBeforeRenewal();
  expect(new Set(await crowd)).toEqual(new Set([before]));
  expect(callsSince()).toBe(20);
  release();
});

test('query strings, cookies, other methods and what nobody has asked for yet go to the app', async () => {
  const { ask, fetchFromApp } = await serve();
  await ask('/mission');
  const others: [string, RequestInit?][] = [
    ['/mission?x=1'],
    ['/mission', { headers: { cookie: 'a=b' } }],
    ['/mission', { method: 'POST' }],
    ['/about'],
    ['/no-such-page'],
    ['/no-such-page'],
  ];
  for (const [path, init] of others) {
    const calls = fetchFromApp.mock.calls.length;
    await ask(path, init);
    expect([path, fetchFromApp.mock.calls.length]).toEqual([path, calls + 1]);
  }
});

test('after a change nobody gets the old answer', async () => {
  const { ask, signedIn } = await serve();
  const ayse = await signedIn('ayse');
  const news = { title: 'İlk başlık', excerpt: 'Özet', content: 'Metin', category: 'Duyuru', imageUrl: '' };
  const { id, version } = (await (
    await ayse.post('/api/news', { ...news, published: true })
  ).json()) as Record<string, number>;
  const read = async () => (await (await ask('/news')).text()).includes('Sonraki başlık');
  expect([await read(), await read()]).toEqual([false, false]);
  const change = { ...news, title: 'Sonraki başlık', published: true, version };
  expect((await ayse.put(`/api/news/${id}`, change)).status).toBe(200);
  expect([await read(), await read()]).toEqual([true, true]);
});

/** A site whose gallery shows one picture, asked for once. */
async function servePicture(bytes: Uint8Array<ArrayBuffer>) {
  const served = await serve();
  const mert = await served.signedIn('mert');
  const { files } = (await (await mert.upload(pictureFile(bytes))).json()) as Upload;
  const [media] = files;
  if (!media) throw new Error('nothing was uploaded');
  await mert.post('/api/photos', { title: 'Gece', imageUrl: media.url, category: 'genel' });
  const first = await served.ask(media.url);
  return { ...served, mert, media, first };
}

test('a picture of the library is read once, and then sent without the app as the app sends it', async () => {
  const { ask, fetchFromApp, media, first, parts } = await servePicture(await photographFromPhone());
  rmSync(join(parts.config.dataDir, media.url));
  const calls = fetchFromApp.mock.calls.length;
  const second = await ask(media.url);
  expect([second.status, headOf(second)]).toEqual([200, headOf(first)]);
  expect(await second.bytes()).toEqual(await first.bytes());
  const again = await ask(media.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await ask(media.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(media.size)]);
  expect(fetchFromApp.mock.calls.length).toBe(calls);
});

test('a part of a picture is for the app', async () => {
  const { ask, media, first } = await servePicture(await photographFromPhone());
  const part = await ask(media.url, { headers: { range: 'bytes=0-9' } });
  expect([part.status, await part.bytes()]).toEqual([206, (await first.bytes()).subarray(0, 10)]);
});

test('a picture that is hidden or deleted is gone at once', async () => {
  const { ask, mert, media } = await servePicture(await photographFromPhone());
  const change = (isHidden: boolean) => mert.put(`/api/media/${media.id}`, { isHidden });
  expect((await ask(media.url)).status).toBe(200);
  expect((await change(true)).status).toBe(200);
  expect((await ask(media.url)).status).toBe(404);
  expect((await change(false)).status).toBe(200);
  expect([(await ask(media.url)).status, (await ask(media.url)).status]).toEqual([200, 200]);
  expect((await mert.delete('/api/media/delete', { fileIds: [media.id], force: true })).status).toBe(204);
  expect((await ask(media.url)).status).toBe(404);
});

test('a large picture is not kept', async () => {
  const { ask, media, fetchFromApp } = await servePicture(new Uint8Array(await largePhotograph()));
  const calls = fetchFromApp.mock.calls.length;
  expect((await ask(media.url)).status).toBe(200);
  expect(fetchFromApp.mock.calls.length).toBe(calls + 1);
});
