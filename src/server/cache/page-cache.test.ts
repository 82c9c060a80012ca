import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const ask = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });
const home = { key: '/', isFixed: true };
const article = (id: number) => ({ key: `/news/${id}`, isFixed: false });
const answer = (body: string, status = 200) => ({ status, body, headers: { 'content-type': 'text/html' } });

test('visitors who arrive together share one rendering', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => answer('merhaba'));
  const answers = await Promise.all([1, 2, 3].map(() => cache.respond(ask(), home, render)));
  expect(await Promise.all(answers.map((a) => a.text()))).toEqual(['merhaba', 'merhaba', 'merhaba']);
  expect(render).toHaveBeenCalledOnce();
});

test('each visitor gets the coding they take', async () => {
  const cache = new PageCache();
  const render = async () => answer('Şırnak');
  const bodyFor = async (coding: string) => {
    const response = await cache.respond(ask({ 'accept-encoding': coding }), home, render);
    return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
  };
  const [br, brotli] = await bodyFor('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', 'Şırnak']);
  const [gz, zipped] = await bodyFor('gzip, br;q=0');
  expect([gz, gunzipSync(zipped).toString()]).toEqual(['gzip', 'Şırnak']);
  for (const [accepted, coding] of [
    ['identity', null],
    ['xbr, gzip-2', null],
    ['BR', 'br'],
    ['br ; Q=0.000, GZip;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0.001', 'br'],
  ] as const)
    expect((await bodyFor(accepted))[0], accepted).toBe(coding);
});

test('who has the page already gets only a word that it is the same', async () => {
  const cache = new PageCache();
  const render = async () => answer('x');
  const etag = (await cache.respond(ask(), home, render)).headers.get('etag') ?? '';
  for (const tags of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await cache.respond(ask({ 'if-none-match': tags }), home, render);
    expect([tags, again.status, await again.text()]).toEqual([tags, 304, '']);
  }
  expect((await cache.respond(ask({ 'if-none-match': '"other"' }), home, render)).status).toBe(200);
});

test('a rendering that began before a change is not served after it', async () => {
  const cache = new PageCache();
  let finish = (_body: string) => {};
  const slow = cache.respond(
    ask(),
    home,
    () =>
      new Promise((resolve) => {
        finish = (body) => resolve(answer(body));
      }),
  );
  cache.clear();
  const fresh = await cache.respond(ask(), home, async () => answer('yeni'));
  finish('eski');
  expect([await (await slow).text(), await fresh.text()]).toEqual(['eski', 'yeni']);
  expect(await (await cache.respond(ask(), home, async () => answer('başka'))).text()).toBe('yeni');
});

test('while it cannot be drawn again, the last good page is served, and a new one as soon as it can', async () => {
  const cache = new PageCache();
  await cache.respond(ask(), home, async () => answer('iyi'));
  cache.clear();
  const broken = vi.fn(() => Promise.reject(new Error('no database')));
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await (await cache.respond(ask(), home, broken)).text()).toBe('iyi');
  }
  expect(await (await cache.respond(ask(), home, async () => answer('arıza', 503))).text()).toBe('iyi');
  expect(broken).toHaveBeenCalledTimes(2);
  expect(await (await cache.respond(ask(), home, async () => answer('taze'))).text()).toBe('taze');
});

test('a failure and a made-up address are not kept', async () => {
  const cache = new PageCache();
  await expect(cache.respond(ask(), home, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  const missing = vi.fn(async () => answer('yok', 404));
  await cache.respond(ask(), article(1), missing);
  await cache.respond(ask(), article(1), missing);
  expect(missing).toHaveBeenCalledTimes(2);
});

test('a page that takes long is answered with the last good one, and drawn on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache();
  const askHome = (render: () => Promise<ReturnType<typeof answer>>) => cache.respond(ask(), home, render);
  await askHome(async () => answer('iyi'));
  cache.clear();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>();
  const render = vi.fn(() => promise);
  const first = askHome(render);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await (await first).text()).toBe('iyi');
  // nobody after the first waits again
  expect(await (await askHome(render)).text()).toBe('iyi');
  resolve(answer('yeni'));
  await vi.waitFor(async () => expect(await (await askHome(render)).text()).toBe('yeni'));
  expect(render).toHaveBeenCalledOnce();
});

test('a page that takes too long, and was never good, is refused', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const cache = new PageCache();
  const refused = expect(cache.respond(ask(), home, () => new Promise(() => {}))).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  });
  await vi.advanceTimersByTimeAsync(7000);
  await refused;
});

test('a few pages are drawn at once, the next ones wait, and those that find too many are refused', async () => {
  const cache = new PageCache();
  let drawing = 0;
  let most = 0;
  const render = async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await nextTurn();
    drawing -= 1;
    return answer('yok', 404);
  };
  const all = Array.from({ length: 1500 }, (_, id) => cache.respond(ask(), article(id), render));
  const settled = await Promise.allSettled(all);
  expect(most).toBe(4);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1004);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 503 } });
  expect((await cache.respond(ask(), article(1), render)).status).toBe(404);
});

test('what has too many variants to be kept is compressed each time; what is missing is not', async () => {
  const cache = new PageCache();
  const accept = ask({ 'accept-encoding': 'br, gzip' });
  const missing = await cache.respond(accept, article(1), async () => answer('yok', 404));
  expect(missing.headers.get('content-encoding')).toBeNull();
  const unkept = await cache.respondUncached(accept, async () => answer('liste'.repeat(300)));
  expect(unkept.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await unkept.arrayBuffer())).toString()).toBe('liste'.repeat(300));
});

test('of pages without end those asked for last are kept, and the fixed ones always', async () => {
  const cache = new PageCache();
  const render = vi.fn(async () => answer('sayfa'));
  await cache.respond(ask(), home, render);
  for (let id = 1; id <= 501; id += 1) {
    await cache.respond(ask(), article(id), render);
    await cache.respond(ask(), article(1), render);
  }
  render.mockClear();
  await cache.respond(ask(), home, render);
  await cache.respond(ask(), article(1), render);
  expect(render).not.toHaveBeenCalled();
  await cache.respond(ask(), article(2), render);
  expect(render).toHaveBeenCalledOnce();
});
