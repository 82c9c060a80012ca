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

const mostMemory = 400;
const rounds = 4;
const warmRounds = 40;

test('a crowd hardly notices uploads, however odd, and memory stays bounded', async () => {
  const folder = makeScratchFolder('uploads-');
  const site = await startSite({ folder });
  const { url } = site;
  const cookie = await signIn(site);
  const crowd = start('page-visits.ts');
  const senders = start('picture-senders.ts');
  await once(senders, 'message');
  const wrong: string[] = [];

  async function visitWhile(work: () => Promise<unknown>): Promise<number[]> {
    crowd.send({ url });
    const answer = once(crowd, 'message');
    await work();
    crowd.send('stop');
    const [times] = await answer;
    return times;
  }
  async function sendAll({ photos = 5 } = {}) {
    senders.send({ url, cookie, photos });
    const [answered] = await once(senders, 'message');
    wrong.push(...answered);
  }

  // a server that has just started compiles while it answers; the figures are those of one that has run for a while
  await visitWhile(async () => {
    for (let round = 0; round < warmRounds; round += 1) await sendAll({ photos: round === 0 ? 5 : 0 });
  });
  await untilCopiesAreMade(folder);
  const idle = await visitWhile(() => sleep(8000));
  const busy = await visitWhile(async () => {
    for (let round = 0; round < rounds; round += 1) await sendAll();
  });
  // looking at its memory holds up a process, so not while visits are timed
  const { resident: peak } = await peakDuring(site.pid, () => sendAll());
  await site.stop();
  console.log(
    `public pages, p99: ${p99(idle).toFixed(1)} ms of ${idle.length} visits without uploads, ` +
      `${p99(busy).toFixed(1)} ms of ${busy.length} during them; memory at most ${peak.toFixed(0)} MB`,
  );
  expect(wrong).toEqual([]);
  expect(readdirSync(join(folder, 'data/incoming'))).toEqual([]);
  expect(peak).toBeLessThan(mostMemory);
  expect(p99(busy)).toBeLessThan(2 * p99(idle));
});

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
