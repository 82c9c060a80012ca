import type { BrowserContext } from '@playwright/test';
import type { Site } from '../../support/site.ts';
import { test } from '../../support/test.ts';
import { type Chance, seededChance } from '../seeded-chance.ts';
import { spoilNetwork } from './bad-network.ts';
import { expectChoicesKept, expectOnTime, expectStoredOnce } from './expect-kept.ts';
import { openArticle, openNew } from './open-form.ts';
import { schedule, watchComingOut } from './schedule.ts';
import { saveAtLast, writeOn } from './write-on.ts';
import { openTab, type Writer } from './writer.ts';

/** Half of the runs, because one file has five minutes. */
const runs = 10;

/** @param half 0 or 1 */
export function runHalf(half: number) {
  const first = Number(process.env.FAULT_SEED ?? 1) + half * runs;
  for (let seed = first; seed < first + runs; seed += 1) writeInTwoTabs(seed);
}

function writeInTwoTabs(seed: number) {
  test(`run ${seed}: two tabs store what was typed, once, and nobody's text is written over`, async ({
    page,
    signIn,
    context,
    site,
  }) => {
    const chance = seededChance(seed);
    await signIn(page);
    const parts = { context, site, chance };
    const writers = [await openWriter('A', parts), await openWriter('B', parts)] as const;
    // fates in an order of their own: when a call is made depends on the machine
    const network = await spoilNetwork(context, seededChance(seed + 1000));
    const planned = await schedule(writers[0], {
      title: `Planlı ${seed}`,
      seconds: 15 + chance.below(15),
    });
    const cameOut = watchComingOut(site.url, planned);

    for (const writer of writers) await openNew(writer, `Koşu ${seed} ${writer.name}`);
    await writeOn(writers, { steps: 9, chance, pictures: true });
    network.setHealed(true);
    for (const writer of writers) await saveAtLast(writer);
    await signIn(page);
    for (const writer of writers) await expectStoredOnce(page.request, writer);

    network.setHealed(false);
    for (const writer of writers) await openArticle(writer, planned);
    await writeOn(writers, { steps: 9, chance, pictures: false });
    network.setHealed(true);
    for (const writer of writers) await saveAtLast(writer);
    await network.end();
    await signIn(page);
    await expectChoicesKept(page.request, planned, writers);
    await expectOnTime(page.request, planned, await cameOut());
    console.log(`run ${seed}: saves met ${network.met.join(', ')}`);
  });
}

async function openWriter(
  name: Writer['name'],
  parts: { context: BrowserContext; site: Site; chance: Chance },
): Promise<Writer> {
  const written = { title: '', excerpt: '', paragraphs: [] };
  const writer = { ...parts, name, written, seen: new Set<number>(), pictures: new Set<string>() };
  return openTab(writer);
}
