import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sitePaths } from '#/http/site-paths.ts';
import type { Visitors } from '../support/page-visits.ts';
import { memoryOfTree } from '../support/process-tree.ts';
import { startSite } from '../support/site.ts';
import type { Flood, Statuses } from './flood/strangers.ts';
import { runWhile, startProgram } from './program.ts';

const connections = 400;
const visitors = 16;
const seconds = { control: 10, flood: 60, rest: 20 };
/** Megabytes that a flood may leave behind. */
const mostGrowth = 80;

test.each(['missing', 'missingNews'] as const)(
  'a flood of strangers who ask for things that are not there (%s) takes neither the memory nor the pages',
  async (wanted) => {
    const site = await startSite();
    onTestFinished(() => site.stop());
    const { url, pid } = site;
    const readers = startProgram('tests/support/page-visits.ts');
    const strangers = startProgram('tests/faults/flood/strangers.ts');

    /** @returns the pages that visitors had a second meanwhile, and what the strangers were answered */
    async function floodFor(time: number, wanted: Flood['wanted']) {
      const [visits, statuses] = await Promise.all([
        runWhile<number[]>(readers, { url, visitors, pause: 0 } satisfies Visitors, () => sleep(time * 1000)),
        runWhile<Statuses>(strangers, { url, connections, wanted } satisfies Flood, () => sleep(time * 1000)),
      ]);
      return { pagesPerSecond: visits.length / time, statuses };
    }

    await openFixedPages(url);
    const before = await memoryOfTree(pid);
    const controls = [await floodFor(seconds.control, 'fixed')];
    const flood = await floodFor(seconds.flood, wanted);
    const after = await memoryWithin(pid, before + mostGrowth);
    controls.push(await floodFor(seconds.control, 'fixed'));
    const usual = controls.reduce((sum, { pagesPerSecond }) => sum + pagesPerSecond, 0) / controls.length;

    const { statuses, pagesPerSecond } = flood;
    const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    console.log(
      `${answers} answers to ${connections} connections in ${seconds.flood} s (${wanted}): ${JSON.stringify(statuses)}\n` +
        `memory before and after: ${before.toFixed(0)} and ${after.toFixed(0)} MB\n` +
        `pages a second for ${visitors} visitors beside as many who ask for pages, and beside the flood: ` +
        `${usual.toFixed(0)} and ${pagesPerSecond.toFixed(0)}`,
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(Object.keys(statuses).filter((status) => status === '0' || status === '500')).toEqual([]);
    expect(after).toBeLessThan(before + mostGrowth);
    expect(pagesPerSecond).toBeGreaterThan(usual / 2);
  },
);

/** So often that each is kept in its smallest form. */
async function openFixedPages(url: string): Promise<void> {
  for (let times = 0; times < 3; times += 1)
    for (const path of sitePaths) await fetch(`${url}${path}`).then((answer) => answer.text());
  await sleep(5000);
}

/** What the server and its helpers hold, in MB as `ps` adds it, once it is below `wanted` or the time of rest is over. */
async function memoryWithin(pid: number, wanted: number): Promise<number> {
  for (let second = 1; ; second += 1) {
    await sleep(1000);
    const memory = await memoryOfTree(pid);
    if (memory < wanted || second === seconds.rest) return memory;
  }
}
