import { setTimeout as sleep } from 'node:timers/promises';
import { test as anyTest, expect, type TestContext } from 'vitest';
import { uploadPath } from '#/media/resumable/paths.ts';
import { openRawConnection, postHead } from '../../../tests/support/raw-connection.ts';
import { type AnswerAtOnce, listen } from './listen.ts';
import { type TimeLimits, usualTimeLimits } from './time-limits.ts';
import { openTraffic } from './traffic.ts';

/** Beside each other, because nearly all of them wait for a limit of time. */
const test = anyTest.concurrent;

/** As in production, but sixty times faster. */
const quick: TimeLimits = {
  headers: 500,
  upload: 30_000,
  body: 1_000,
  silence: 1_000,
  idle: 1_250,
  lookEvery: 100,
};

/** A server that reads what it is sent, takes two seconds for /slow, and answers with the length. */
async function openServer(
  { onTestFinished }: TestContext,
  { limits = quick, answerAtOnce }: { limits?: TimeLimits; answerAtOnce?: AnswerAtOnce } = {},
) {
  const finished: string[] = [];
  async function fetch(request: Request) {
    const { pathname } = new URL(request.url);
    const text = await request.text().catch(() => 'cut');
    if (pathname === '/slow') await sleep(2_000);
    finished.push(text === 'cut' ? 'cut' : pathname);
    return new Response(String(text.length));
  }
  const server = await listen({ fetch }, { port: 0, host: '127.0.0.1', limits, answerAtOnce });
  onTestFinished(() => server.finish(0));
  return { ...server, finished, url: `http://127.0.0.1:${server.port}` };
}

test('a client that goes before its answer comes is counted as such, and the next as answered', async ({
  onTestFinished,
}) => {
  const traffic = openTraffic();
  const arrived = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const fetchSlowly = async () => {
    arrived.resolve();
    await gone.promise;
    return new Response('late');
  };
  const server = await listen({ fetch: fetchSlowly }, { port: 0, host: '127.0.0.1', traffic });
  onTestFinished(() => server.finish(0));
  const leaving = new AbortController();
  const ask = (signal?: AbortSignal) => fetch(`http://127.0.0.1:${server.port}/`, { signal: signal ?? null });
  const asking = expect(ask(leaving.signal)).rejects.toThrow('abort');
  await arrived.promise;
  leaving.abort();
  await asking;
  await expect.poll(() => traffic.takeFigures()).toMatchObject({ requests: { page: 1 }, hungUp: 1 });
  gone.resolve();
  expect(await (await ask()).text()).toBe('late');
  await expect.poll(() => traffic.takeFigures()).toMatchObject({ requests: { page: 1 }, hungUp: 0 });
});

const letters = 'x'.repeat(15);

test('an upload that goes on arrives however slow it is', async (context) => {
  const { port } = await openServer(context);
  const upload = await openRawConnection(port, postHead(uploadPath, letters.length));
  await upload.dribble(letters, 200);
  await expect.poll(upload.heard).toContain('200 OK');
});

test('an upload that falls silent is broken off', async (context) => {
  const { port, finished } = await openServer(context);
  const upload = await openRawConnection(port, `${postHead(uploadPath, 100)}xx`);
  expect(await upload.closed).toBe('');
  await expect.poll(() => finished).toEqual(['cut']);
});

test('a form that comes letter by letter is broken off', async (context) => {
  const { port } = await openServer(context);
  const form = await openRawConnection(port, postHead('/api/admin/login', 100));
  await form.dribble('x'.repeat(100), 100);
  expect(await form.closed).toBe('');
});

test.for(['/', uploadPath])(
  'a body that goes on coming letter by letter after its answer is broken off: %s',
  async (path, context) => {
    const answerAtOnce: AnswerAtOnce = (_, outgoing) => {
      outgoing.end('kept');
      return true;
    };
    const { port } = await openServer(context, { answerAtOnce });
    const began = performance.now();
    const page = await openRawConnection(port, postHead(path, 100));
    void page.dribble('x'.repeat(100), 100);
    expect(await page.closed).toContain('kept');
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

test('sixteen requests that come at once are answered in turn, and a thousand of one connection are not begun', async (context) => {
  const { port, finished } = await openServer(context);
  const ask = (path: string, times: number) =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(times);
  const few = await openRawConnection(port, ask('/few', 16));
  await expect.poll(() => few.heard().split('200 OK').length - 1).toBe(16);
  const many = await openRawConnection(port, ask('/many', 1000));
  await many.closed;
  await sleep(100);
  expect(finished.filter((path) => path === '/many').length).toBeLessThan(40);
});

test('headers that come letter by letter are broken off', async (context) => {
  const { port } = await openServer(context);
  const headers = await openRawConnection(port, 'GET / HTTP/1.1\r\n');
  await headers.dribble(`x-long: ${letters.repeat(10)}`, 100);
  expect(await headers.closed).toContain('408 Request Timeout');
});

test('a connection outlasts a proxy that keeps it idle for two minutes, and not by much', async (context) => {
  expect(usualTimeLimits.idle).toBeGreaterThan(120_000);
  const { port } = await openServer(context);
  const idle = await openRawConnection(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await sleep(quick.idle - 250);
  idle.socket.write('GET /again HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(() => idle.heard().split('200 OK').length - 1).toBe(2);
  await idle.closed;
});

test('an answer that takes the server long is waited for', async (context) => {
  const { url } = await openServer(context);
  const answer = await fetch(`${url}/slow`, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe('1');
});

test('a stop waits for what is under way, and not for strangers who hold connections open', async (context) => {
  // with limits that would close none of them before this test is given up
  const server = await openServer(context, { limits: usualTimeLimits });
  const { port, url, finished } = server;
  const idle = await openRawConnection(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(idle.heard).toContain('200 OK');
  const half = await openRawConnection(port, 'GET / HTTP/1.1\r\nhost:');
  const untouched = await openRawConnection(port);
  const form = await openRawConnection(port, postHead('/api/admin/login', 1000));
  void form.dribble('x'.repeat(1000), 100);
  const upload = await openRawConnection(port, `${postHead(uploadPath, 100)}xx`);
  const answer = fetch(`${url}/slow`, { method: 'POST', body: 'xyz' });
  await sleep(200);
  await server.finish(60_000);
  await server.settle();
  expect(await (await answer).text()).toBe('3');
  await Promise.all([idle, half, untouched, form, upload].map(({ closed }) => closed));
  expect(finished.toSorted()).toEqual(['/', '/slow', 'cut', 'cut']);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('a stop waits for an upload that goes on', async (context) => {
  const server = await openServer(context);
  const upload = await openRawConnection(server.port, postHead(uploadPath, letters.length));
  const sent = upload.dribble(letters, 200);
  await sleep(100);
  await server.finish(60_000);
  await sent;
  expect(await upload.closed).toContain('200 OK');
});

test('at the end of its grace a stop breaks off what is still under way', async (context) => {
  const server = await openServer(context);
  const answer = fetch(`${server.url}/slow`, { method: 'POST', body: 'x' }).catch(() => 'broken off');
  await sleep(100);
  await server.finish(300);
  expect(await answer).toBe('broken off');
  await server.settle();
  expect(server.finished).toEqual(['/slow']);
});

test('a start that cannot listen names the setting to mend', async (context) => {
  const { port } = await openServer(context);
  const answer = () => new Response();
  const start = (place: { port: number; host: string }) => listen({ fetch: answer }, place);
  await expect(start({ port, host: '127.0.0.1' })).rejects.toThrow(`PORT ${port} is in use`);
  for (const host of ['999.1.1.1', '192.0.2.1'])
    await expect(start({ port: 0, host })).rejects.toThrow(`HOST ${host} is no address of this machine`);
});
