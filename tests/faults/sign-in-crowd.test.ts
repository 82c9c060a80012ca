import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Visitors } from '../support/page-visits.ts';
import { type Site, startSite } from '../support/site.ts';

const crowd = 100;
const turns = 5;
const turnMilliseconds = 3000;
const apart = 1000;
const most = 3;
const load = { visitors: 10, pause: 100 };

test(`while ${crowd} strangers sign in at once, visitors wait less than ${most} times as long`, async () => {
  const site = await startSite({ env: { TRUST_PROXY: '1' } });
  onTestFinished(site.stop);
  const visitors = startVisitors();
  const strangers = openStrangers(site);
  const sentences: string[] = [];
  for (const [name, paths] of Object.entries(await findPaths(site))) {
    const visitFor = (work: () => Promise<unknown>) =>
      visitWhile(visitors, { url: site.url, paths, ...load }, work);
    // the first visits compile what answers them
    await visitFor(strangers.comeForAWhile);
    const ratios: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const idle = p95(await visitFor(() => sleep(turnMilliseconds)));
      const busy = p95(await visitFor(strangers.comeForAWhile));
      ratios.push(busy / idle);
    }
    const ratio = median(ratios);
    sentences.push(
      `${name}: p95 ${ratio.toFixed(1)} times as long (turns: ${ratios.map((r) => r.toFixed(1)).join(', ')})`,
    );
    expect.soft(ratio, name).toBeLessThan(most);
  }
  console.log(
    `${strangers.sent()} sign-ins, ${crowd} at once: ${strangers.tried()} tried\n${sentences.join('\n')}`,
  );
});

/** What a visitor's browser asks for: pages, a script, a picture. */
async function findPaths({ url }: Site): Promise<Record<string, string[]>> {
  const home = await (await fetch(url)).text();
  const found = (pattern: RegExp) => [...new Set(home.match(pattern))];
  const paths = {
    pages: ['/', '/news', '/operations', '/about'],
    scripts: found(/\/assets\/[\w.-]+\.js/g),
    pictures: found(/\/artwork\/[\w./-]+\.(?:webp|avif|svg|jpg|png)/g),
  };
  for (const [name, some] of Object.entries(paths)) expect(some, name).not.toEqual([]);
  return paths;
}

/** A crowd that comes all at once, again a second after the last was answered, each from an address of their own. */
function openStrangers({ url }: Site) {
  let sent = 0;
  let tried = 0;

  async function signIn(): Promise<void> {
    sent += 1;
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
      },
      body: JSON.stringify({ username: `kim-${sent}`, password: 'yanlis-sifre' }),
    });
    await answer.arrayBuffer();
    expect([401, 429]).toContain(answer.status);
    if (answer.status === 401) tried += 1;
  }

  async function comeForAWhile(): Promise<void> {
    const end = performance.now() + turnMilliseconds;
    while (performance.now() < end) {
      await Promise.all(Array.from({ length: crowd }, signIn));
      await sleep(apart);
    }
  }
  return { comeForAWhile, sent: () => sent, tried: () => tried };
}

function startVisitors(): ChildProcess {
  // in a session of its own, or Linux shares one part of the processors among all that this test has started
  const program = join(import.meta.dirname, '../support/page-visits.ts');
  const child = fork(program, { execArgv: [], detached: true });
  onTestFinished(() => void child.kill());
  return child;
}

async function visitWhile(
  visitors: ChildProcess,
  order: Visitors,
  work: () => Promise<unknown>,
): Promise<number[]> {
  visitors.send(order);
  const answer = once(visitors, 'message');
  await work();
  visitors.send('stop');
  const [times] = await answer;
  return times;
}

const p95 = (times: number[]) => quantile(times, 0.95);
const median = (times: number[]) => quantile(times, 0.5);

function quantile(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}
