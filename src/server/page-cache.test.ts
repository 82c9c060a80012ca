import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });
const answer = (body: string, status = 200) => ({ status, body, headers: { 'content-type': 'text/html' } });

test('visitors who arrive together share one rendering', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => answer('merhaba'));
  const answers = await Promise.all([1, 2, 3].map(() => cache.respond(ask(), '/', render)));
  expect(await Promise.all(answers.map((a) => a.text()))).toEqual(['merhaba', 'merhaba', 'merhaba']);
  expect(render).toHaveBeenCalledOnce();
});

test('each visitor gets the coding they take', async () => {
  const cache = new PageCache();
  const render = async () => answer('Şırnak');
  const bodyFor = async (coding: string) => {
    const response = await cache.respond(ask({ 'accept-encoding': coding }), '/', render);
    return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
  };
  const [br, brotli] = await bodyFor('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', 'Şırnak']);
  const [gz, zipped] = await bodyFor('gzip, br;q=0');
  expect([gz, gunzipSync(zipped).toString()]).toEqual(['gzip', 'Şırnak']);
  expect((await bodyFor('identity'))[0]).toBeNull();
});

test('who has the page already gets only a word that it is the same', async () => {
  const cache = new PageCache();
  const render = async () => answer('x');
  const etag = (await cache.respond(ask(), '/', render)).headers.get('etag') ?? '';
  const again = await cache.respond(ask({ 'if-none-match': etag }), '/', render);
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a rendering that began before a change is not served after it', async () => {
  const cache = new PageCache();
  let finish = (_body: string) => {};
  const slow = cache.respond(
    ask(),
    '/',
    () =>
      new Promise((resolve) => {
        finish = (body) => resolve(answer(body));
      }),
  );
  cache.clear();
  const fresh = await cache.respond(ask(), '/', async () => answer('yeni'));
  finish('eski');
  expect([await (await slow).text(), await fresh.text()]).toEqual(['eski', 'yeni']);
  expect(await (await cache.respond(ask(), '/', async () => answer('başka'))).text()).toBe('yeni');
});

test('while it cannot be drawn anew, the last good page is served, and a new one as soon as it can', async () => {
  const cache = new PageCache();
  await cache.respond(ask(), '/', async () => answer('iyi'));
  cache.clear();
  const broken = vi.fn(() => Promise.reject(new Error('no database')));
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await (await cache.respond(ask(), '/', broken)).text()).toBe('iyi');
  }
  expect(await (await cache.respond(ask(), '/', async () => answer('arıza', 503))).text()).toBe('iyi');
  expect(broken).toHaveBeenCalledTimes(2);
  expect(await (await cache.respond(ask(), '/', async () => answer('taze'))).text()).toBe('taze');
});

test('a failure and a made-up address are not kept', async () => {
  const cache = new PageCache();
  await expect(cache.respond(ask(), '/', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  const missing = vi.fn(async () => answer('yok', 404));
  await cache.respond(ask(), '/news/1', missing);
  await cache.respond(ask(), '/news/1', missing);
  expect(missing).toHaveBeenCalledTimes(2);
});
