import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { listWaiting } from '#/media/variants/variant-store.server.ts';
import { peakDuring } from '../../bench/pictures/process-tree.ts';
import type { Visitors } from '../support/page-visits.ts';
import type { Sendings } from '../support/picture-senders.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { startSite } from '../support/site.ts';
import { signIn } from './sign-in.ts';
import { stolenDuring } from './stolen-time.ts';
import { verifyLibrary } from './verify-library.ts';

const patience = { timeout: 3_600_000 };
const mostMemory = 400;
const warmRounds = 4;
const warmLoad: Load = { visitors: 100, pause: 0 };
const rounds = 3;
const mostRounds = 5;
const mostStolen = 0.02;
const idleMilliseconds = 10_000;
/** As many pages as the machine can give, to many and to few. */
const fullLoads: Loads = {
  'a hundred visitors who never pause': { visitors: 100, pause: 0 },
  'sixteen who never pause': { visitors: 16, pause: 0 },
  'four who never pause': { visitors: 4, pause: 0 },
};
/** Beside which the machine has time to spare. */
const lightLoads: Loads = {
  '800 visits a second': { visitors: 100, pause: 100 },
  '100 visits a second': { visitors: 10, pause: 100 },
};

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

    async function visitWhile(load: Load, work: () => Promise<unknown>): Promise<number[]> {
      visitors.send({ url, ...load });
      const answer = once(visitors, 'message');
      await work();
      visitors.send('stop');
      const [times] = await answer;
      return times;
    }
    async function send(sendings: Sendings) {
      senders.send({ url, cookie, ...sendings });
      const [answered] = await once(senders, 'message');
      wrong.push(...answered);
    }
    const sendTable = () => send({ oddFiles: true, photos: 0 });
    const sendPhotos = () => send({ oddFiles: false, photos: 5 });
    const sendAll = () => send({ oddFiles: true, photos: 5 });
    /** In turn, so that whatever else the machine does meets both. */
    async function compareOnce(load: Load, work: () => Promise<unknown>): Promise<Comparison> {
      const { made, stolen } = await stolenDuring(async () => ({
        idle: p99(await visitWhile(load, () => sleep(idleMilliseconds))),
        busy: p99(await visitWhile(load, work)),
      }));
      await untilCopiesAreMade(folder);
      return { ...made, stolen };
    }
    /** Until the machine was left to itself for as many rounds as are wanted, but not for ever. */
    async function compare(load: Load, work: () => Promise<unknown>): Promise<Comparison> {
      const all: Comparison[] = [];
      const areEnough = () => all.filter(({ stolen }) => stolen < mostStolen).length >= rounds;
      while (all.length < mostRounds && !areEnough()) all.push(await compareOnce(load, work));
      return medianOf(all.toSorted((one, other) => one.stolen - other.stolen).slice(0, rounds));
    }
    async function compareBeside(loads: Loads, work: () => Promise<unknown>): Promise<Comparisons> {
      const all: Comparisons = {};
      for (const [name, load] of Object.entries(loads)) all[name] = await compare(load, work);
      return all;
    }

    // a server that has just started compiles while it answers; the figures are those of one that has run for a while
    await sendPhotos();
    for (let round = 0; round < warmRounds; round += 1) await sendTable();
    await visitWhile(warmLoad, sendAll);
    await untilCopiesAreMade(folder);
    const table = await compareBeside({ ...fullLoads, ...lightLoads }, sendTable);
    const photos = await compareBeside(fullLoads, sendPhotos);
    const photosOnLightLoad = await compareBeside(lightLoads, sendPhotos);
    // looking at its memory holds up a process, so not while visits are timed
    const { resident: peak } = await peakDuring(site.pid, sendAll);
    await site.stop();
    console.log(
      `p99 of public pages without and with odd files:${list(table)}\n` +
        `with five photos of 24 megapixels at once:${list({ ...photos, ...photosOnLightLoad })}\n` +
        `memory at most ${peak.toFixed(0)} MB`,
    );
    expect(wrong).toEqual([]);
    expect(readdirSync(join(folder, 'data/incoming'))).toEqual([]);
    expect(verifyLibrary(folder)).toMatch(/ 0 missing, 0 orphaned, 0 removed\.$/);
    expect(peak).toBeLessThan(mostMemory);
    for (const [load, { idle, busy }] of [...Object.entries(table), ...Object.entries(photos)]) {
      expect(busy, load).toBeLessThan(2 * idle);
    }
    // a page takes less than a millisecond then, and any picture work on the same two cores adds as much again
    for (const [load, { idle, busy }] of Object.entries(photosOnLightLoad)) {
      expect(busy, load).toBeLessThan(Math.max(2 * idle, 20));
    }
  },
);

type Load = Omit<Visitors, 'url'>;
type Loads = Record<string, Load>;
type Comparisons = Record<string, Comparison>;

/** p99, ms. */
interface Comparison {
  idle: number;
  busy: number;
  /** Share of the processors' time that this machine did not have, from 0 to 1. */
  stolen: number;
}

const medianOf = (all: Comparison[]): Comparison => ({
  idle: median(all.map(({ idle }) => idle)),
  busy: median(all.map(({ busy }) => busy)),
  stolen: median(all.map(({ stolen }) => stolen)),
});

const list = (all: Comparisons) =>
  Object.entries(all)
    .map(
      ([load, { idle, busy, stolen }]) =>
        `\n  ${load}: ${idle.toFixed(1)} and ${busy.toFixed(1)} ms (${(stolen * 100).toFixed(0)} % stolen)`,
    )
    .join('');

const p99 = (times: number[]) => quantile(times, 0.99);
const median = (times: number[]) => quantile(times, 0.5);

function quantile(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

async function untilCopiesAreMade(folder: string): Promise<void> {
  const { db, close } = openDatabase(join(folder, 'data/site.sqlite'));
  while ((await listWaiting(db)).length > 0) await sleep(200);
  await close();
}

function start(program: string): ChildProcess {
  // in a session of its own, or Linux shares one part of the processors among all that this test has started
  const child = fork(join(import.meta.dirname, '../..', program), { execArgv: [], detached: true });
  onTestFinished(() => void child.kill());
  return child;
}
