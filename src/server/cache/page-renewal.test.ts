import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const ask = () => new Request('http://localhost/');
const brotli = { method: 'GET', headers: { 'accept-encoding': 'br' } };
const home = { key: '/', isFixed: true };
const answer = (body: string) => ({ status: 200, body, headers: { 'content-type': 'text/html' } });

test('after a change of content a page that would look the same is neither drawn nor compressed again', async () => {
  const cache = new PageCache();
  const dependencies = { parts: new Set(['news']), isCurrent: async () => true };
  await cache.respond(ask(), home, async () => ({ ...answer('aynı'), dependencies }));
  const before = cache.findAtOnce('/', brotli);
  cache.renew();
  expect(cache.findAtOnce('/', brotli)).toBeUndefined();
  const render = async () => answer('başka');
  expect(await (await cache.respond(ask(), home, render)).text()).toBe('aynı');
  expect(cache.findAtOnce('/', brotli)).toBe(before);
  cache.clear();
  expect(await (await cache.respond(ask(), home, render)).text()).toBe('başka');
});

test('a crowd after a change looks once whether the page would look the same, and nobody draws it', async () => {
  const cache = new PageCache();
  const isCurrent = vi.fn(async () => true);
  const dependencies = { parts: new Set(['news']), isCurrent };
  const render = vi.fn(async () => ({ ...answer('aynı'), dependencies }));
  await cache.respond(ask(), home, render);
  cache.renew();
  await Promise.all(Array.from({ length: 20 }, () => cache.findRenewal('/')));
  expect(cache.findAtOnce('/', brotli)).toBeDefined();
  cache.renew();
  isCurrent.mockRejectedValueOnce(new Error('no database'));
  await Promise.all([cache.findRenewal('/'), cache.findRenewal('/')]);
  expect(cache.findAtOnce('/', brotli)).toBeUndefined();
  expect([isCurrent.mock.calls.length, render.mock.calls.length]).toEqual([2, 1]);
  cache.clear();
  expect(cache.findRenewal('/')).toBeUndefined();
});

test('an answer that is drawn again to the same words keeps its compressions, one with another head does not', async () => {
  const cache = new PageCache();
  const drawn = (policy: string) => async () => ({ ...answer('aynı'), headers: { policy } });
  await cache.respond(ask(), home, drawn('a'));
  const before = cache.findAtOnce('/', brotli)?.body;
  cache.renew();
  await cache.respond(ask(), home, drawn('a'));
  expect(cache.findAtOnce('/', brotli)?.body).toBe(before);
  cache.renew();
  await cache.respond(ask(), home, drawn('b'));
  expect(cache.findAtOnce('/', brotli)?.body).not.toBe(before);
});

test('a page is compressed better when visitors come again, but not while it changes all the time', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache();
  const long = (word: string) => `${word} ${Array.from({ length: 2000 }, (_, n) => n * n).join(' ')}`;
  const sizeOf = () => cache.findAtOnce('/', brotli)?.body?.length ?? 0;
  const show = async (word: string) => {
    cache.renew();
    await cache.respond(ask(), home, async () => answer(long(word)));
    return sizeOf();
  };
  const first = await show('ilk');
  await vi.waitFor(() => expect(sizeOf()).toBeLessThan(first));
  const changed = await show('son');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sizeOf()).toBe(changed);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(sizeOf()).toBeLessThan(changed));
});

test('a page is gzipped at once, an answer of many rows beside the visitors of others', async () => {
  const cache = new PageCache();
  const inGzip = { method: 'GET', headers: { 'accept-encoding': 'gzip' } };
  const asked = () => new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
  for (const [key, length, isAtOnce] of [
    ['page', 80_000, true],
    ['rows', 300_000, false],
  ] as const) {
    const render = async () => answer('a'.repeat(length));
    await cache.respond(ask(), { key, isFixed: true }, render);
    expect([key, cache.findAtOnce(key, inGzip) !== undefined]).toEqual([key, isAtOnce]);
    const sent = await cache.respond(asked(), { key, isFixed: true }, render);
    expect(sent.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await sent.arrayBuffer())).toHaveLength(length);
  }
});
