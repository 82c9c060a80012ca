import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#/db/database.ts';
import type { Visitors } from '../support/page-visits.ts';
import type { Sendings } from '../support/picture-senders.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { startSite } from '../support/site.ts';
import { listWaiting } from '../support/uploads.ts';
import { hear, runWhile, startProgram } from './program.ts';
import { stolenDuring } from './stolen-time.ts';

export type Load = Omit<Visitors, 'url'>;

/** On a line of their own each, with a pause between two pages. */
export const hundredVisitsPerSecond: Load = { visitors: 10, pause: 100 };
/** As many pages as the machine can give. */
export const sixteenWithoutPause: Load = { visitors: 16, pause: 0 };

/** A site with visitors and with people who upload, each in a process of their own. */
export async function openUploading() {
  const folder = makeScratchFolder('uploads-');
  const site = await startSite({ folder });
  const { url } = site;
  const cookie = await signIn(site);
  const visitors = startProgram('tests/support/page-visits.ts');
  const senders = startProgram('tests/support/picture-senders.ts');
  await hear(senders);
  return {
    folder,
    site,

    /** Visits that last as long as the work. @returns how long each took, in ms */
    visitWhile: (load: Load, work: () => Promise<unknown>) =>
      runWhile<number[]>(visitors, { url, ...load }, work),

    /** @returns what was answered with another status than it should be */
    send(sendings: Sendings): Promise<string[]> {
      const answered = hear<string[]>(senders);
      senders.send({ url, cookie, ...sendings });
      return answered;
    },
  };
}

/**
 * p99 of visits in ms, the median of so many turns. A turn in which the host of this machine gave its processors to others
 * is made again, but not for ever.
 */
export async function p99Of(visit: () => Promise<number[]>, { turns, mostTurns }: Turns): Promise<number> {
  const all: { p99: number; stolen: number }[] = [];
  while (all.length < mostTurns && all.filter(({ stolen }) => stolen < mostStolen).length < turns) {
    const { result, stolen } = await stolenDuring(visit);
    all.push({ p99: quantile(result, 0.99), stolen });
  }
  const calmest = all.toSorted((one, other) => one.stolen - other.stolen).slice(0, turns);
  return quantile(
    calmest.map(({ p99 }) => p99),
    0.5,
  );
}

const mostStolen = 0.02;

interface Turns {
  turns: number;
  mostTurns: number;
}

function quantile(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

/** Until no picture waits for its smaller copies. */
export async function untilCopiesAreMade(folder: string): Promise<void> {
  const { db, close } = openDatabase(join(folder, 'data/site.sqlite'));
  while ((await listWaiting(db)).length > 0) await sleep(200);
  await close();
}
