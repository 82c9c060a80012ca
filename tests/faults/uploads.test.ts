import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { listWaiting } from '#/media/variants/variant-store.server.ts';
import { peakDuring } from '../../bench/pictures/process-tree.ts';
import { photographFromPhone } from '../support/pictures.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { startSite } from '../support/site.ts';
import { signIn } from './sign-in.ts';
import { verifyLibrary } from './verify-library.ts';

const patience = { timeout: 600_000 };
const mostMemory = 400;
const warmRounds = 15;
const rounds = 2;
const sendsPerRound = 2;
const idleMilliseconds = 6000;
/** As many pages as the machine can give, to many and to few. */
const crowd = { visitors: 100, pause: 0 };
const sixteen = { visitors: 16, pause: 0 };
const four = { visitors: 4, pause: 0 };
/** A hundred visits a second leave the machine idle nine tenths of the time. */
const usualDay = { visitors: 10, pause: 100 };

test(
  'under load a visitor hardly notices uploads, however odd, and memory stays bounded',
  patience,
  async () => {
    const folder = makeScratchFolder('uploads-');
    const site = await startSite({ folder });
    const { url } = site;
    const cookie = await signIn(site);
    const visitors = start('tests/support/page-visits.ts');
    const senders = start('tests/support/picture-senders.ts');
    await once(senders, 'message');
    const wrong: string[] = [];

    async function visitWhile(load: typeof crowd, work: () => Promise<unknown>): Promise<number[]> {
      visitors.send({ url, ...load });
      const answer = once(visitors, 'message');
      await work();
      visitors.send('stop');
      const [times] = await answer;
      return times;
    }
    async function sendAll({ photos = 5 } = {}) {
      senders.send({ url, cookie, photos });
      const [answered] = await once(senders, 'message');
      wrong.push(...answered);
    }
    /** The second time meets the work that the first has left. */
    async function sendAgainAndAgain() {
      for (let sent = 0; sent < sendsPerRound; sent += 1) await sendAll();
    }
    /** In turn, so that whatever else the machine does meets both. */
    async function compare(load: typeof crowd, work: () => Promise<unknown>): Promise<Comparison> {
      const idle: number[][] = [];
      const busy: number[][] = [];
      for (let round = 0; round < rounds; round += 1) {
        idle.push(await visitWhile(load, () => sleep(idleMilliseconds)));
        busy.push(await visitWhile(load, work));
        await untilCopiesAreMade(folder);
      }
      return { idle: p99(idle.flat()), busy: p99(busy.flat()) };
    }

    // a server that has just started compiles while it answers; the figures are those of one that has run for a while
    await visitWhile(crowd, async () => {
      for (let round = 0; round < warmRounds; round += 1) await sendAll({ photos: round === 0 ? 5 : 0 });
    });
    await untilCopiesAreMade(folder);
    const besideCrowd = await compare(crowd, sendAgainAndAgain);
    const besideSixteen = await compare(sixteen, sendAgainAndAgain);
    const besideFour = await compare(four, sendAgainAndAgain);
    const onUsualDay = await compare(usualDay, sendAgainAndAgain);
    const withStranger = await compare(usualDay, await pictureWorkOfAStranger(folder));
    // looking at its memory holds up a process, so not while visits are timed
    const { resident: peak } = await peakDuring(site.pid, () => sendAll());
    await site.stop();
    console.log(
      `p99 of public pages without and with uploads: ${both(besideCrowd)} beside a hundred visitors who never pause, ` +
        `${both(besideSixteen)} beside sixteen, ${both(besideFour)} beside four, ${both(onUsualDay)} at a hundred visits a second, where picture work that ` +
        `is not the server's makes ${both(withStranger)}; memory at most ${peak.toFixed(0)} MB`,
    );
    expect(wrong).toEqual([]);
    expect(readdirSync(join(folder, 'data/incoming'))).toEqual([]);
    expect(verifyLibrary(folder)).toMatch(/ 0 missing, 0 orphaned, 0 removed\.$/);
    expect(peak).toBeLessThan(mostMemory);
    expect(besideCrowd.busy).toBeLessThan(2 * besideCrowd.idle);
    expect(besideSixteen.busy).toBeLessThan(2 * besideSixteen.idle);
    expect(besideFour.busy).toBeLessThan(2 * besideFour.idle);
    // with time to spare a page takes less than a millisecond, of which a turn of the scheduler is many
    expect(onUsualDay.busy).toBeLessThan(Math.max(2 * onUsualDay.idle, 20));
  },
);

/** p99, ms. */
interface Comparison {
  idle: number;
  busy: number;
}

const both = ({ idle, busy }: Comparison) => `${idle.toFixed(1)} and ${busy.toFixed(1)} ms`;

function p99(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

async function untilCopiesAreMade(folder: string): Promise<void> {
  const { db, close } = openDatabase(join(folder, 'data/site.sqlite'));
  while ((await listWaiting(db)).length > 0) await sleep(200);
  await close();
}

/** What the same machine does to pages when a program that has nothing to do with the server works on such a photo. */
async function pictureWorkOfAStranger(folder: string): Promise<() => Promise<void>> {
  const [source, target] = [join(folder, 'stranger.jpg'), join(folder, 'made.jpg')];
  writeFileSync(source, await photographFromPhone({ width: 6000, height: 4000 }));
  const stranger = start('bench/pictures/sharp-alone.ts');
  // the precedence that the server's own process has
  writeFileSync(`/proc/${stranger.pid}/autogroup`, '10');
  return async () => {
    for (let photo = 0; photo < 5 * sendsPerRound; photo += 1) {
      stranger.send({ source, target });
      await once(stranger, 'message');
    }
  };
}

function start(program: string): ChildProcess {
  // in a session of its own, or Linux shares one part of the processors among all that this test has started
  const child = fork(join(import.meta.dirname, '../..', program), { execArgv: [], detached: true });
  onTestFinished(() => void child.kill());
  return child;
}
