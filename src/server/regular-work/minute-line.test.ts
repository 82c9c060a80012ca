import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cast, openTestApp, type TestSettings } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { answerFromCache, createApp } from '../app.ts';
import { listen } from '../connections/listen.ts';
import { openTraffic } from '../connections/traffic.ts';
import { watchMinutes } from './timers.ts';

/** A server on the loopback, and what the line of the minute says of it. */
async function open(settings?: TestSettings) {
  const app = await openTestApp(await freshDatabase(), settings);
  const { parts } = app;
  const server = await listen(createApp(parts), {
    ...{ port: 0, host: '127.0.0.1' },
    ...{ answerAtOnce: answerFromCache(parts), traffic: parts.traffic },
  });
  onTestFinished(() => server.finish(0));
  const info = vi.spyOn(parts.log, 'info');
  const writeLine = watchMinutes(parts, { percentile: () => 25e6, reset: () => {} });
  return {
    ...app,
    async ask(path: string, init?: RequestInit) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
      await answer.arrayBuffer();
      return answer.status;
    },
    async readLine() {
      await writeLine();
      const [facts, message] = info.mock.lastCall ?? [];
      expect(message).toBe('minute');
      return facts as unknown;
    },
  };
}

const nobody = { page: 0, file: 0, api: 0, panel: 0, check: 0 };
const anyNumber = expect.any(Number);

test('a minute in which nobody comes has its line, too', async () => {
  const { readLine } = await open();
  expect(await readLine()).toEqual({
    seconds: anyNumber,
    requests: nobody,
    ...{ atOnce: 0, refused: 0, failed: 0, hungUp: 0, signInsRefused: 0, ms: null, loopDelayMs: 5 },
    memoryMb: { rss: anyNumber, heap: anyNumber },
    diskFreeMb: { data: anyNumber, backups: null },
    ...{ backupAgeHours: null, overduePageSeconds: null },
    waiting: { drawings: 0, signIns: 0, staffPasswords: 0, pictures: 0, copies: 0 },
    ...{ databaseWaits: 0, warnings: [] },
  });
});

test('what is asked for is counted by its kind and its outcome, once', async () => {
  const { ask, readLine } = await open();
  for (const path of ['/mission', '/mission', '/api/news', '/api/news', '/feed.xml', '/healthz', '/yok'])
    await ask(path);
  await ask('/media/yok.jpg');
  await ask('/api/admin/news');
  const wrong = { username: cast.ayse.username, password: 'yanlis-parola' };
  const signIn = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrong),
  };
  expect(await ask('/api/admin/login', signIn)).toBe(401);
  expect(await readLine()).toMatchObject({
    requests: { page: 4, file: 1, api: 2, panel: 2, check: 1 },
    ...{ atOnce: 2, refused: 4, failed: 0, signInsRefused: 1 },
    ms: { p50: anyNumber, p99: anyNumber, max: anyNumber },
  });
  expect(await readLine()).toMatchObject({ requests: nobody, atOnce: 0, refused: 0, ms: null });
});

test('what fails is counted, and how long a page waits that cannot be drawn again', async () => {
  const { ask, readLine, parts } = await open();
  await ask('/news');
  const { schema } = parts.database.db;
  await schema.alterTable('news').renameTo('elsewhere').execute();
  parts.pageCache.clear();
  expect([await ask('/news'), await ask('/news/1')]).toEqual([200, 503]);
  expect(await readLine()).toMatchObject({ failed: 1, overduePageSeconds: 0 });
  await schema.alterTable('elsewhere').renameTo('news').execute();
  parts.pageCache.clear();
  await ask('/news');
  expect(await readLine()).toMatchObject({ failed: 0, overduePageSeconds: null });
});

test('the age of the newest backup is told, also of one that was brought from elsewhere', async () => {
  const folder = makeScratchFolder('backups-');
  const { readLine, clock } = await open({ backups: { folder, passphrase: undefined } });
  expect(await readLine()).toMatchObject({ backupAgeHours: null, diskFreeMb: { backups: anyNumber } });
  for (const stamp of ['2026-11-18T00-00-31.000Z', '2026-11-20T00-00-00.000Z'])
    writeFileSync(join(folder, `backup-${stamp}.tar.gz`), '');
  mkdirSync(join(folder, 'other'));
  clock.forward({ minutes: 30 });
  expect(await readLine()).toMatchObject({ backupAgeHours: 18.5, warnings: [] });
});

test('the first line is of all that was answered since the server began, also while it waited for the database', async () => {
  const { parts } = await openTestApp(await freshDatabase());
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => now.mockRestore());
  const traffic = openTraffic();
  now.mockReturnValue(241_000);
  const info = vi.spyOn(parts.log, 'info');
  await watchMinutes({ ...parts, traffic }, { percentile: () => 0, reset: () => {} })();
  expect(info.mock.lastCall?.[0]).toMatchObject({ seconds: 240 });
});

test('while the database is away the line still comes', async () => {
  const { readLine, parts } = await open();
  await parts.contentWatch.stop();
  await parts.database.close();
  expect(await readLine()).toMatchObject({ waiting: { copies: null }, requests: nobody });
});
