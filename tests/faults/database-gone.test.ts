import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgresBinaries } from '../support/postgres/binaries.ts';
import { startCluster } from '../support/postgres/cluster.ts';
import { signIn } from '../support/sign-in.ts';
import { startSite } from '../support/site.ts';

const binaries = findPostgresBinaries();
const visits = 559;
const secondsWithout = 10;
const cached = ['/', '/news/1', '/operations'];

test.runIf(binaries)(
  `after ${visits} visits to pages of the list, pages are shown on when the database is gone`,
  async () => {
    const cluster = await startCluster(binaries ?? '');
    onTestFinished(() => cluster.stop());
    const site = await startSite({ env: { DATABASE_URL: cluster.url } });
    onTestFinished(() => site.stop());
    const statusOf = async (path: string) => {
      const answer = await fetch(`${site.url}${path}`);
      await answer.text();
      return `${path} ${answer.status}`;
    };

    const cookie = await signIn(site);
    expect(await Promise.all(cached.map(statusOf))).toEqual(cached.map((path) => `${path} 200`));
    for (let page = 1; page <= visits; page += 1) await statusOf(`/news?page=${page}`);
    // from now on every cached page is out of date
    await publishNews(site.url, cookie);
    await cluster.stop();
    const seen = new Set<string>();
    for (let second = 0; second < secondsWithout; second += 1) {
      for (const path of cached) seen.add(await statusOf(path));
      await sleep(1000);
    }
    console.log(`${visits} visits, then ${secondsWithout} s without a database: ${[...seen].join(', ')}`);
    expect([...seen]).toEqual(cached.map((path) => `${path} 200`));
  },
);

async function publishNews(url: string, cookie: string): Promise<void> {
  const news = { title: 'Haber', excerpt: 'Özet', content: 'Metin', category: 'Duyuru', published: true };
  const answer = await fetch(`${url}/api/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(news),
  });
  expect(answer.status).toBe(201);
}
