import { expect, test } from 'vitest';
import type { OperationImport } from '#/operations/csv/answers.server.ts';
import type { Operation } from '#/operations/schema.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';
import { spreadsheetOf } from '../support/spreadsheet.ts';

const rows = 500;
const kills = 3;
const sheet = spreadsheetOf(rows);

test('kill -9 in the middle of 500 rows of a CSV file, again and again, makes none of them twice', async () => {
  const folder = makeScratchFolder('import-killed-');
  for (let round = 1; round <= kills; round += 1) {
    const site = await startSite({ folder, env: { STARTER_CONTENT: 'none' } });
    const cookie = await signIn(site);
    const taking = take(site, cookie).catch(() => undefined);
    await expect
      .poll(() => count(site, cookie), { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(round * 60);
    process.kill(site.pid, 'SIGKILL');
    await site.ended;
    expect(await taking).toBeUndefined();
  }
  const site = await startSite({ folder });
  const cookie = await signIn(site);
  const before = await count(site, cookie);
  const begun = performance.now();
  const { counts } = await take(site, cookie);
  const seconds = (performance.now() - begun) / 1000;
  expect(counts).toEqual({ new: rows - before, changed: 0, unchanged: before, refused: 0 });
  const stored = await read(site, cookie);
  await site.stop();
  expect(new Set(stored.map(({ title }) => title)).size).toBe(rows);
  expect(stored).toHaveLength(rows);
  // a row is whole or not there
  expect(stored.every(({ version, description, location }) => version === 1 && description && location)).toBe(
    true,
  );
  console.log(`${before} of ${rows} rows after ${kills} kills, the others in ${seconds.toFixed(1)} s`);
});

async function take({ url }: Site, cookie: string): Promise<OperationImport> {
  const headers = { 'content-type': 'text/csv', cookie };
  const answer = await fetch(`${url}/api/admin/operations/import`, { method: 'POST', headers, body: sheet });
  return (await answer.json()) as OperationImport;
}

async function read({ url }: Site, cookie: string): Promise<Operation[]> {
  const answer = await fetch(`${url}/api/admin/operations`, { headers: { cookie } });
  return (await answer.json()) as Operation[];
}

async function count({ url }: Site, cookie: string): Promise<number> {
  const answer = await fetch(`${url}/api/admin/operations/list`, { headers: { cookie } });
  const { total } = (await answer.json()) as { total: number };
  return total;
}
