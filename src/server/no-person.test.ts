import { once } from 'node:events';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { databaseOf, type Site, startSite } from '../../tests/support/site.ts';

/** Marks of a person, and what a bot calls itself. */
const marks = {
  telephone: 'Zurbacak/7.31 Dizlikli',
  bot: 'Zurbabot/4.2',
  address: '203.0.113.177',
  from: '127.61.92.43',
};

/** Asks as a person whose marks are in the request and in its connection. */
async function ask(
  site: Site,
  { path, agent, as = marks.telephone }: { path: string; agent: Agent; as?: string },
): Promise<number | undefined> {
  const headers = { 'user-agent': as, 'x-forwarded-for': marks.address };
  const asked = request(site.url + path, { agent, headers, localAddress: marks.from }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  await buffer(answer);
  return answer.statusCode;
}

/** Lets the server write down its whole memory, after it has given up what nothing needs. */
async function takeHeapSnapshot({ pid, folder, url }: Site): Promise<string> {
  const find = () => readdirSync(folder).find((name) => name.endsWith('.heapsnapshot'));
  process.kill(pid, 'SIGUSR2');
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  // it answers nobody until it has written all
  await fetch(`${url}/healthz`);
  return join(folder, find() ?? '');
}

/** Counts in how many pieces of a large file each mark stands. */
async function findMarks(file: string): Promise<Record<string, number>> {
  const found = Object.fromEntries(Object.values(marks).map((mark) => [mark, 0]));
  let end = '';
  for await (const piece of createReadStream(file, 'latin1')) {
    for (const mark of Object.values(marks))
      if ((end + piece).includes(mark)) found[mark] = (found[mark] ?? 0) + 1;
    end = String(piece).slice(-100);
  }
  return found;
}

test('who read a page stands nowhere: not in memory, on disk or in the log', {
  timeout: 120_000,
}, async () => {
  const folder = makeScratchFolder('no-person-');
  const env = {
    TRUST_PROXY: '1',
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
  };
  const site = await startSite({ folder, env });
  onTestFinished(site.stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const roads = ['/', '/news', '/news?category=Duyuru', '/mission?x=1', '/search?q=kar', '/yok', '/api/news'];
  for (let round = 0; round < 20; round += 1)
    for (const path of roads) expect(await ask(site, { path, agent })).toBe(path === '/yok' ? 404 : 200);
  await ask(site, { path: '/', agent, as: marks.bot });
  agent.destroy();
  await sleep(500);
  const snapshot = await takeHeapSnapshot(site);
  const nothing = Object.fromEntries(Object.values(marks).map((mark) => [mark, 0]));
  expect(readFileSync(snapshot, 'latin1').trimEnd().endsWith('}')).toBe(true);
  expect(await findMarks(snapshot)).toEqual(nothing);
  await site.stop();
  const database = openDatabase(databaseOf(site));
  onTestFinished(() => database.close());
  const { reads } = await database.db
    .selectFrom('pageReads')
    .select(({ fn }) => fn.sum<number>('reads').as('reads'))
    .executeTakeFirstOrThrow();
  expect(reads, 'all roads but those of no page').toBe(100);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !entry.name.endsWith('.heapsnapshot'))
      expect([entry.name, await findMarks(join(entry.parentPath, entry.name))]).toEqual([
        entry.name,
        nothing,
      ]);
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).toContain('stopping');
});
