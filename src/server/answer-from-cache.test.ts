import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createApp } from './app.ts';
import { listen } from './listen.ts';

async function serve() {
  const { parts, signedIn } = await openTestApp(await freshDatabase());
  const app = createApp(parts);
  const fetchFromApp = vi.spyOn(app, 'fetch');
  const answerAtOnce = answerFromCache(parts);
  const server = await listen(app, { port: 0, host: '127.0.0.1', answerAtOnce });
  onTestFinished(() => server.finish(0));
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
  return { ask, fetchFromApp, signedIn };
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

test('who has it already is told so, and a HEAD gets the head alone', async () => {
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
