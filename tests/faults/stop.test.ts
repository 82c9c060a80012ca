import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openRawConnection, postHead } from '../support/raw-connection.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { startSite } from '../support/site.ts';

const uploadHead = (cookie: string) =>
  postHead('/api/media/upload', 20_000_000, {
    cookie,
    'content-type': 'multipart/form-data; boundary=x',
  }) +
  '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n' +
  '\x89PNG\r\n\x1a\n';

async function start() {
  const folder = makeScratchFolder('stop-');
  const site = await startSite({ folder });
  onTestFinished(site.stop);
  const open = (first?: string) => openRawConnection(Number(new URL(site.url).port), first);
  return { site, open, data: join(folder, 'data'), cookie: await signIn(site) };
}

const stopLines = (log: string) => log.split('\n').filter((line) => /"level":[56]0/.test(line));

test('whatever strangers hold open, a stop takes seconds, folds the database and leaves nothing behind', async () => {
  const { site, open, data, cookie } = await start();
  const strangers = [];
  for (let place = 0; place < 50; place += 1) {
    strangers.push(await open('GET / HTTP/1.1\r\nhost: x\r\nx-half:'));
    strangers.push(await open(`${postHead('/api/admin/login', 1000)}{`));
    strangers.push(await open());
  }
  const upload = await open();
  upload.socket.write(Buffer.from(uploadHead(cookie), 'latin1'));
  upload.socket.write(Buffer.alloc(300_000));
  await expect.poll(() => readdirSync(join(data, 'incoming')), { timeout: 10_000 }).toHaveLength(1);
  const asked = performance.now();
  process.kill(site.pid, 'SIGTERM');
  const words = await site.ended;
  const seconds = (performance.now() - asked) / 1000;
  console.log(`${strangers.length} strangers and a stalled upload: stopped after ${seconds.toFixed(1)} s`);
  // well before the ten seconds that requests under way are given
  expect(seconds).toBeLessThan(8);
  expect(stopLines(words)).toEqual([]);
  expect(existsSync(join(data, 'site.sqlite-wal'))).toBe(false);
  expect(readdirSync(join(data, 'incoming'))).toEqual([]);
  await Promise.all([upload, ...strangers].map(({ closed }) => closed));
});

test('what was asked before the stop is answered and stored', async () => {
  const { site, cookie, data } = await start();
  const saves = Array.from({ length: 40 }, (_, place) =>
    fetch(`${site.url}/api/news`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Haber ${place}`, excerpt: 'a', content: 'b', category: 'Duyuru' }),
    }).then(
      ({ status }) => status,
      () => 'not begun',
    ),
  );
  await Promise.race(saves);
  process.kill(site.pid, 'SIGTERM');
  const statuses = await Promise.all(saves);
  await site.ended;
  const saved = statuses.filter((status) => status === 201).length;
  console.log(`${saved} of ${saves.length} saves answered, none with a fault`);
  expect(saved).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 201 && status !== 'not begun')).toEqual([]);
  expect(existsSync(join(data, 'site.sqlite-wal'))).toBe(false);
});

test('a second signal ends it at once', async () => {
  const { site, open, cookie } = await start();
  const upload = await open(uploadHead(cookie));
  void upload.dribble('x'.repeat(1000), 50);
  await sleep(200);
  process.kill(site.pid, 'SIGTERM');
  await expect
    .poll(() => readFileSync(join(site.folder, 'server.log'), 'utf8'), { timeout: 10_000 })
    .toContain('stopping');
  const asked = performance.now();
  process.kill(site.pid, 'SIGINT');
  await site.ended;
  const seconds = (performance.now() - asked) / 1000;
  console.log(`a second signal while an upload goes on: ended after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(5);
});
