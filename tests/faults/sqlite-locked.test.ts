import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { type Site, startSite } from '../support/site.ts';

const signIns = 4;
const wrong = { username: 'admin', password: 'Yanlis-Parola-1' };

async function signInWrongly({ url }: Site) {
  const started = performance.now();
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrong),
  });
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, message, milliseconds: performance.now() - started };
}

async function visit({ url }: Site): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/about`);
  await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  return performance.now() - started;
}

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

test('another process holds the database: visitors notice nothing, writers are refused in a sentence', async () => {
  const folder = makeScratchFolder('locked-');
  const site = await startSite({ folder });
  onTestFinished(() => site.stop());
  await visit(site);
  const other = new DatabaseSync(join(folder, 'data/site.sqlite'));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');

  let isOver = false;
  const refusing = Promise.all(Array.from({ length: signIns }, () => signInWrongly(site))).finally(() => {
    isOver = true;
  });
  const visits: number[] = [];
  while (!isOver) visits.push(await visit(site));
  const refused = await refusing;
  // the first waits for the database, the others for the first
  expect(refused.map(({ status }) => status).toSorted()).toEqual([429, 429, 429, 503]);
  expect(refused.find(({ status }) => status === 503)?.message).toContain('meşgul');
  const slowest = Math.max(...refused.map(({ milliseconds }) => milliseconds));
  console.log(`${signIns} sign-ins while it was held: all refused, slowest after ${Math.round(slowest)} ms`);
  const [middle, worst] = [median(visits), Math.max(...visits)].map(Math.round);
  console.log(`${visits.length} visits meanwhile: median ${middle} ms, slowest ${worst} ms`);
  // with SQLite's own waiting each visit took as long as the writers in line
  expect(slowest).toBeLessThan(9000);
  expect(worst).toBeLessThan(2000);

  other.exec('rollback');
  expect((await signInWrongly(site)).status).toBe(401);
});
