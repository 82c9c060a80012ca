import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { nameRequest } from './requests.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers with the status in the path; a caller that sends `staff` is signed in. */
function open() {
  const log = createLog('info');
  const lines = vi.spyOn(log, 'info').mockImplementation(() => {});
  const counts = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const app = new Hono<{ Variables: { session: unknown } }>();
  app.use(nameRequest(log));
  app.all('/:status', (c) => {
    c.set('session', c.req.header('staff'));
    return new Response(null, { status: Number(c.req.param('status')) });
  });
  return {
    ask: async (method: string, status: number, headers = {}) =>
      void (await app.request(`/${status}`, { method, headers })),
    lines: () => lines.mock.calls.length,
    counts: () => counts.mock.calls.map(([facts]) => facts as unknown),
  };
}

test('strangers who are sent away, or ask for what they may not, leave a hundred lines a minute', async () => {
  const { ask, lines, counts } = open();
  for (let time = 0; time < 130; time += 1) {
    await ask('GET', 503);
    await ask('HEAD', 404);
    await ask('POST', 404);
  }
  expect([lines(), counts()]).toEqual([100, []]);
  vi.advanceTimersByTime(60_000);
  expect([lines(), counts()]).toEqual([100, [{ 503: 130, 404: 30 }]]);
  await ask('POST', 404);
  vi.advanceTimersByTime(60_000);
  expect([lines(), counts().length]).toEqual([101, 1]);
});

test('what staff change has its line, whatever strangers do beside it', async () => {
  const { ask, lines } = open();
  for (let time = 0; time < 200; time += 1) await ask('POST', 401);
  await ask('PUT', 200, { staff: 'ayse' });
  await ask('PUT', 403, { staff: 'mert' });
  expect(lines()).toBe(102);
});
