import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '../support/site.ts';
import type { Flood, Statuses } from './flood/strangers.ts';
import { runWhile, startProgram } from './program.ts';

const connections = 700;
const hungUp = 250;
/** ms. */
const slowest = 2000;

test('a crowd that searches, or hangs up at once, keeps no article that is not in memory from visitors', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const { url } = site;
  const articles = await listArticles(url);
  const searchers = startProgram('tests/faults/flood/strangers.ts');
  const flood = { url, connections, wanted: 'searches' } satisfies Flood;
  const times: number[] = [];
  const statuses = await runWhile<Statuses>(searchers, flood, async () => {
    await sleep(1000);
    for (const path of articles.slice(0, 3)) times.push(await timeOf(`${url}${path}`));
  });
  for (let number = 0; number < hungUp; number += 1) hangUp(url, `/search?q=a+b+c+${number}`);
  await sleep(200);
  times.push(await timeOf(`${url}${articles.at(-1)}`));
  console.log(
    `ms until an article beside ${connections} connections that search, three times, and after ${hungUp} that hung up: ` +
      `${times.map((time) => time.toFixed(0)).join(', ')}; searches were answered with ${JSON.stringify(statuses)}`,
  );
  expect(Math.max(...times)).toBeLessThan(slowest);
});

async function listArticles(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/api/news`)).json();
  return (list as { id: number }[]).map(({ id }) => `/news/${id}`);
}

async function timeOf(address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(address);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - started;
}

function hangUp(url: string, path: string): void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    setTimeout(() => socket.destroy(), 50);
  }).on('error', () => {});
}
