import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { createLog } from './log.ts';
import { policyReports } from './policy-reports.ts';
import { reportsPath } from './security.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const app = policyReports({ log, config: { siteUrl: 'https://dernek.example' } });
  const send = (body: string, headers: Record<string, string> = {}) =>
    app.request(`https://dernek.example${reportsPath}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/reports+json', host: 'dernek.example', ...headers },
    });
  const logged = () => warn.mock.calls.map(([facts]) => facts as unknown);
  return { send, logged };
}

const violation = (effectiveDirective: unknown, blockedURL: unknown) => ({
  type: 'csp-violation',
  url: 'https://dernek.example/news/7?gizli=1',
  user_agent: 'Mozilla/5.0',
  body: { effectiveDirective, blockedURL, sample: 'alert(1)' },
});

test('what pages refused is counted, and logged in one line a minute', async () => {
  const { send, logged } = open();
  const reports = [
    violation('img-src', 'https://baska.example/track.gif?kim=ayse'),
    violation('img-src', 'https://ucuncu.example/a.gif'),
    violation('script-src-elem', 'inline'),
    violation('connect-src', 'https://dernek.example/api/x'),
    violation('script-src-elem', 'chrome-extension://abcdef/x.js'),
  ];
  for (const report of reports) expect((await send(JSON.stringify([report]))).status).toBe(204);
  expect(logged()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(logged()).toEqual([
    {
      'img-src another site': 2,
      'script-src-elem inline': 1,
      'connect-src this site': 1,
      'script-src-elem extension': 1,
    },
  ]);
  vi.advanceTimersByTime(600_000);
  expect(logged()).toHaveLength(1);
});

test('browsers that report one at a time are heard too', async () => {
  const { send, logged } = open();
  const body = { 'csp-report': { 'violated-directive': 'font-src', 'blocked-uri': 'data' } };
  const answer = await send(JSON.stringify(body), { 'content-type': 'application/csp-report' });
  vi.advanceTimersByTime(60_000);
  expect([answer.status, logged()]).toEqual([204, [{ 'font-src data': 1 }]]);
});

test('nothing that a stranger writes reaches the log', async () => {
  const { send, logged } = open();
  for (let index = 0; index < 200; index += 1) {
    await send(
      JSON.stringify([
        violation(`sahte-${index}\n{"level":50}`, `https://${index}.example/`),
        violation({ toString: 'x' }, `sahte-${index}:`),
        violation('__proto__', null),
        { type: 'deprecation', body: { id: 'sahte' } },
        null,
      ]),
    );
  }
  vi.advanceTimersByTime(60_000);
  expect(logged()).toEqual([{ 'other another site': 200, 'other other': 400 }]);
});

test('what is no report, or too long, is refused and not counted', async () => {
  const { send, logged } = open();
  expect((await send('[', {})).status).toBe(400);
  expect((await send('[]', { 'content-type': 'application/json' })).status).toBe(415);
  expect((await send(JSON.stringify(['x'.repeat(17 * 1024)]))).status).toBe(413);
  expect((await send(JSON.stringify(Array(5000).fill(1)))).status).toBe(204);
  vi.advanceTimersByTime(60_000);
  expect(logged()).toEqual([]);
});

test('a report needs no session and no database, and comes from a page of this site', async () => {
  vi.useRealTimers();
  const app = await openTestApp(await freshDatabase());
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  const send = async (headers: Record<string, string>) => {
    const init = {
      method: 'POST',
      body: '[]',
      headers: { ...headers, 'content-type': 'application/reports+json' },
    };
    return (await app.visitor().send(reportsPath, init)).status;
  };
  expect([
    await send({}),
    await send({ 'sec-fetch-site': 'same-origin' }),
    await send({ origin: 'https://baska.example' }),
  ]).toEqual([204, 204, 403]);
});

test('of a long list only the first are looked at', async () => {
  const { send, logged } = open();
  const short = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
  const answer = await send(JSON.stringify(Array(180).fill(short)));
  vi.advanceTimersByTime(60_000);
  expect([answer.status, logged()]).toEqual([204, [{ 'img-src inline': 50 }]]);
});
