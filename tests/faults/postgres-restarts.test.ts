import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectAs } from '../support/postgres/connect-as.ts';
import { type FragileCluster, startFragileCluster } from '../support/postgres/fragile-cluster.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';
import { seededChance } from './seeded-chance.ts';
import { startWriters } from './writers.ts';

const crashesUnderWriters = 42;
const crashesWhileStarting = 8;
const writersAtOnce = 6;
const seed = Number(process.env.FAULT_SEED ?? randomBytes(2).readUInt16BE());

test('PostgreSQL may crash at any moment: the server lives, comes back with it, and loses nothing', async () => {
  console.log(`FAULT_SEED=${seed} repeats this run`);
  const chance = seededChance(seed);
  const cluster = await startFragileCluster();
  const start = (url: string) =>
    startSite({ folder: makeScratchFolder('restarts-'), env: { DATABASE_URL: url } });

  const crash = async () => {
    await cluster.kill();
    await sleep(chance.milliseconds(300));
    await cluster.start();
  };

  for (let round = 1; round <= crashesWhileStarting; round += 1) {
    const starting = start(await createDatabase(cluster, `start_${round}`));
    await sleep(chance.milliseconds(2000));
    await crash();
    await (await starting).stop();
  }
  console.log(
    `${crashesWhileStarting} first starts with a crash in the middle: ${crashesWhileStarting} ready`,
  );

  const url = await createDatabase(cluster, 'site');
  let site = await start(url);
  onTestFinished(() => site.stop());
  const cookie = await signIn(site);
  const writers = startWriters({ count: writersAtOnce, cookie, url: () => site.url });
  const recoveries: number[] = [];
  for (let round = 1; round <= crashesUnderWriters; round += 1) {
    const isRestart = round % 10 === 0;
    if (isRestart) await site.stop();
    const restarting = isRestart ? start(url) : undefined;
    await sleep(chance.milliseconds(600));
    await crash();
    if (restarting !== undefined) site = await restarting;
    else recoveries.push(await untilPanelAnswers(site, cookie));
    expect(await isRunning(site)).toBe(true);
  }
  const { acknowledged, odd } = await writers.stop();
  expect(odd).toEqual([]);

  const stored = new Map((await readNews(site, cookie)).map(({ id, content }) => [id, content]));
  const lost = [...acknowledged].filter(([id, content]) => stored.get(id) !== content);
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(crashesUnderWriters);
  const errors = new Set(findErrors(site));
  console.log(`errors in the log: ${[...errors]}`);
  expect([...errors]).toEqual(['database is away']);
  const slowest = Math.max(...recoveries);
  console.log(`${crashesUnderWriters} crashes under ${writersAtOnce} writers: the server lived through all`);
  console.log(`${acknowledged.size} acknowledged writes: ${lost.length} lost`);
  console.log(`${recoveries.length} recoveries: slowest ${slowest} ms after PostgreSQL answered`);
  expect(slowest).toBeLessThan(2000);
}, 290_000);

async function createDatabase({ url }: FragileCluster, name: string): Promise<string> {
  await connectAs(url, (client) => client.query(`create database ${name}`));
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** @returns milliseconds until the panel can be read again */
async function untilPanelAnswers(site: Site, cookie: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${site.url}/api/admin/news`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.ok) return Math.round(performance.now() - started);
    await sleep(20);
  }
}

/** What the lines of level 50 and above say. */
const findErrors = ({ folder }: Site): string[] =>
  readFileSync(join(folder, 'server.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg: string };
      return level >= 50 ? [msg] : [];
    });

const isRunning = (site: Site) => Promise.race([site.ended.then(() => false), sleep(0).then(() => true)]);

async function readNews(site: Site, cookie: string): Promise<{ id: number; content: string }[]> {
  const answer = await fetch(`${site.url}/api/admin/news`, { headers: { cookie } });
  return (await answer.json()) as { id: number; content: string }[];
}
