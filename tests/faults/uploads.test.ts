import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { listWaiting } from '#/media/variants/variant-store.server.ts';
import { peakDuring } from '../../bench/pictures/process-tree.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { startSite } from '../support/site.ts';
import { signIn } from './sign-in.ts';
import { verifyLibrary } from './verify-library.ts';

const mostMemory = 400;
const rounds = 4;
const warmRounds = 40;
/** As many as the machine can answer, and a usual day: a hundred visits a second. */
const crowded = { visitors: 100, pause: 0 };
const usual = { visitors: 10, pause: 100 };

test('a crowd hardly notices uploads, however odd, and memory stays bounded', async () => {
  const folder = makeScratchFolder('uploads-');
  const site = await startSite({ folder });
  const { url } = site;
  const cookie = await signIn(site);
  const crowd = start('page-visits.ts');
  const senders = start('picture-senders.ts');
  await once(senders, 'message');
  const wrong: string[] = [];

  async function visitWhile(load: typeof usual, work: () => Promise<unknown>): Promise<number> {
    crowd.send({ url, ...load });
    const answer = once(crowd, 'message');
    await work();
    crowd.send('stop');
    const [times] = await answer;
    return p99(times);
  }
  async function sendRounds() {
    for (let round = 0; round < rounds; round += 1) await sendAll();
  }
  async function sendAll({ photos = 5 } = {}) {
    senders.send({ url, cookie, photos });
    const [answered] = await once(senders, 'message');
    wrong.push(...answered);
  }

  // a server that has just started compiles while it answers; the figures are those of one that has run for a while
  await visitWhile(crowded, async () => {
    for (let round = 0; round < warmRounds; round += 1) await sendAll({ photos: round === 0 ? 5 : 0 });
  });
  await untilCopiesAreMade(folder);
  const idle = {
    crowded: await visitWhile(crowded, () => sleep(8000)),
    usual: await visitWhile(usual, () => sleep(8000)),
  };
  const busy = {
    crowded: await visitWhile(crowded, sendRounds),
    usual: await visitWhile(usual, sendRounds),
  };
  // looking at its memory holds up a process, so not while visits are timed
  const { resident: peak } = await peakDuring(site.pid, () => sendAll());
  await site.stop();
  console.log(
    `p99 of public pages without and with uploads: ${both(idle.crowded, busy.crowded)} beside a crowd, ` +
      `${both(idle.usual, busy.usual)} on a usual day; memory at most ${peak.toFixed(0)} MB`,
  );
  expect(wrong).toEqual([]);
  expect(readdirSync(join(folder, 'data/incoming'))).toEqual([]);
  expect(verifyLibrary(folder)).toMatch(/ 0 missing, 0 orphaned, 0 removed\.$/);
  expect(peak).toBeLessThan(mostMemory);
  expect(busy.crowded).toBeLessThan(2 * idle.crowded);
  // on a usual day a page takes less than a millisecond, of which a turn of the scheduler is many
  expect(busy.usual).toBeLessThan(Math.max(2 * idle.usual, 20));
});

const both = (idle: number, busy: number) => `${idle.toFixed(1)} and ${busy.toFixed(1)} ms`;

async function untilCopiesAreMade(folder: string): Promise<void> {
  const { db, close } = openDatabase(join(folder, 'data/site.sqlite'));
  while ((await listWaiting(db)).length > 0) await sleep(200);
  await close();
}

function start(program: string): ChildProcess {
  // in a session of its own, or Linux shares one part of the processors among all that this test has started
  const child = fork(join(import.meta.dirname, '../support', program), { execArgv: [], detached: true });
  onTestFinished(() => void child.kill());
  return child;
}

function p99(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
