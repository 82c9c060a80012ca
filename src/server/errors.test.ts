import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openRawConnection, postHead } from '../../tests/support/raw-connection.ts';
import { listen } from './connections/listen.ts';
import { answerError, nameRequest } from './requests.ts';

const diskFull =
  'Disk dolu. Yazdıklarınız duruyor, ama şu anda kaydedilemiyor. Yer açılınca yeniden deneyin; sitenize bakan kişiye haber verin.';

/** A server whose only call fails with `error` once it has read its body. */
async function openFailing(error: Error) {
  const lines: { level: number; msg: string; requestId?: string }[] = [];
  const sink = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(line));
      done();
    },
  });
  const log = pino({ level: 'debug' }, sink);
  const app = new Hono();
  app.use(nameRequest(log));
  app.onError(answerError(log));
  app.post('/', async (c) => {
    await c.req.text();
    throw error;
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.finish(0));
  return {
    lines,
    port: server.port,
    post: () => fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST' }),
  };
}

test('a sender who hangs up half-way rings no alarm', async () => {
  const { lines, port } = await openFailing(new Error('never thrown'));
  const { socket } = await openRawConnection(port, `${postHead('/', 100)}{"title":`);
  socket.destroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toEqual(['the client hung up', 'request']);
  expect(lines.map(({ level }) => level)).toEqual([20, 20]);
});

test('a fault that nobody expected tells a number to quote, which the log knows', async () => {
  const { lines, post } = await openFailing(new Error('secret'));
  const answer = await post();
  const text = await answer.text();
  const [failure] = lines.filter(({ level }) => level === 50);
  expect(answer.status).toBe(500);
  expect(text).not.toContain('secret');
  expect(text).toContain(String(failure?.requestId));
});

test.each([
  { where: 'SQLite', error: { code: 'SQLITE_FULL' } },
  { where: 'the folder of pictures', error: { code: 'ENOSPC' } },
  { where: 'a folder with a quota', error: { code: 'EDQUOT' } },
  { where: 'PostgreSQL', error: { code: '53100' } },
  { where: 'something underneath', error: { cause: { code: 'ENOSPC' } } },
])('a full disk of $where is named as such, and says that nothing typed is lost', async ({ error }) => {
  const { lines, post } = await openFailing(Object.assign(new Error('full'), error));
  const answer = await post();
  expect([answer.status, await answer.json()]).toEqual([507, { message: diskFull }]);
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
});
