import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';
import { type ProxyName, proxies, startProxy } from './proxies/start-proxy.ts';

const names = Object.keys(proxies) as ProxyName[];
for (const name of names)
  if (!proxies[name].program)
    console.log(`${name} is not installed (on Debian, apt-get install): its tests are skipped`);

const paths = ['/', '/news', '/donate', '/api/news'];
const visitsASecond = 20;
const visits = 300;

for (const name of names) {
  const { program } = proxies[name];
  test.skipIf(!program)(
    `a restart is seen by no visitor behind ${name}, and no save is lost without a word`,
    () => restartUnderVisits(name),
  );
  if (name === 'Caddy for several copies') continue;
  test.skipIf(!program)(
    `while the server stays away, ${name} shows 112, and sends no save that has arrived once more`,
    () => stayAway(name),
  );
}

async function restartUnderVisits(name: ProxyName) {
  const { site, restart, url } = await start(name);
  const cookie = await signIn(site);
  const visiting = visit(url);
  await sleep(2000);
  process.kill(site.pid, 'SIGTERM');
  await site.ended;
  const saving = save(url, cookie);
  const again = await restart();
  const failed = (await visiting).filter((answer) => answer !== 200);
  console.log(`${name}: ${visits} visits over a restart, ${failed.length} failed`);
  expect(failed).toEqual([]);
  const status = await saving;
  const kept = await countSaved(again, cookie);
  console.log(`${name}: a save in the restart was answered with ${status} and is there ${kept} times`);
  expect(retriesSaves(name) ? [201] : [201, 503]).toContain(status);
  expect(kept).toBe(status === 201 ? 1 : 0);
}

/** @returns what each was answered with */
async function visit(url: string): Promise<(number | string)[]> {
  const answers: Promise<number | string>[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    answers.push(visitPage(`${url}${paths[visit % paths.length]}`));
    await sleep(1000 / visitsASecond);
  }
  return Promise.all(answers);
}

async function stayAway(name: ProxyName) {
  const { site, port, url } = await start(name);
  await site.stop();
  const broken = await breakOffSaves(port);
  // HAProxy hangs up, too, on a connection that has had an answer before
  const brokenOff = await save(url, '').catch(() => 503);
  expect([brokenOff, broken.count()]).toEqual([503, 1]);
  await broken.stop();
  const [page, saved] = await Promise.all([fetch(`${url}/news?page=2`), save(url, '')]);
  expect([page.status, saved]).toEqual([503, 503]);
  const { headers } = page;
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['30', 'no-store']);
  expect(headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('href="tel:112"');
  console.log(`${name}: the server stays away, and the page with 112 arrives`);
}

async function start(name: ProxyName) {
  const folder = makeScratchFolder('proxies-');
  const env = { TRUST_PROXY: '1' };
  const site = await startSite({ folder, env });
  onTestFinished(site.stop);
  const port = Number(new URL(site.url).port);
  const url = await startProxy(name, port);
  async function restart(): Promise<Site> {
    const again = await startSite({ folder, env, port });
    onTestFinished(again.stop);
    return again;
  }
  return { site, port, url, restart };
}

const visitPage = (url: string): Promise<number | string> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (error: Error) => String(error.cause ?? error),
  );

const title = 'Yeniden başlarken yazıldı';

async function save(url: string, cookie: string): Promise<number> {
  const { status } = await fetch(`${url}/api/news`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title, excerpt: 'a', content: 'b', category: 'Duyuru' }),
  });
  return status;
}

async function countSaved({ url }: Site, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/api/admin/news`, { headers: { cookie } });
  return ((await answer.json()) as { title: string }[]).filter((article) => article.title === title).length;
}

/** Until 2.11.2 Caddy sends a request that has a body only once, also when nothing of it was taken (caddyserver/caddy#7546). */
function retriesSaves(name: ProxyName): boolean {
  const { program } = proxies[name];
  if (!name.startsWith('Caddy') || !program) return true;
  const version = execFileSync(program, ['version'], { encoding: 'utf8' });
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  const number = (major ?? 0) * 1e6 + (minor ?? 0) * 1e3 + (patch ?? 0);
  return number >= 2_011_002;
}

/** In the server's place: takes what is sent and hangs up without an answer. */
async function breakOffSaves(port: number) {
  let arrived = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (head) => {
      if (head.toString('latin1').startsWith('POST')) arrived += 1;
      socket.destroy();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    count: () => arrived,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
