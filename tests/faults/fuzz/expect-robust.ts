import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Site } from '../../support/site.ts';
import { fuzz } from './run.ts';

const mostGrowth = 80;
const shown = 10;
/** Another one draws other requests. */
const seed = Number(process.env.FAULT_SEED ?? 1);

/** Holds a server to its promises under drawn requests; a failure prints the seed and the first requests that broke one. */
export async function expectRobust(site: Site, requests: number): Promise<void> {
  const { outcome, memory, calls, replaced, lastWords } = await fuzz(site, { requests, seed });
  const errors = readErrors(site);
  const faults = [...outcome.faults].toSorted(([one], [other]) => rank(one) - rank(other));
  console.log(
    `${outcome.requests} requests over ${calls} calls, seed ${seed}: ${faults.length} kinds of faults\n` +
      `answers by status: ${JSON.stringify(outcome.statuses)}; people replaced: ${replaced}\n` +
      `errors in the log: ${errors.length}\n` +
      `memory after a tenth of them and after all: ${memory.before.toFixed(0)} and ${memory.after.toFixed(0)} MB`,
  );
  if (faults.length > 0) console.log(faults.map(([kind, { times }]) => `${times} × ${kind}`).join('\n'));
  for (const [kind, { example }] of faults.slice(0, shown))
    console.log(`first request with ${kind}:\n${example}`);
  expect(lastWords, 'the server ended').toBeUndefined();
  expect(
    faults.map(([kind]) => kind),
    `FAULT_SEED=${seed}`,
  ).toEqual([]);
  expect(errors.slice(0, shown)).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect(memory.after).toBeLessThan(memory.before + mostGrowth);
  expect(outcome.requests).toBe(requests);
}

/** A sentence in the wrong language is the least of all faults. */
const rank = (kind: string) => (kind.startsWith('a refusal') ? 1 : 0);

/** What the server logged as an error (pino's level 50) or worse. */
function readErrors({ folder }: Site): string[] {
  const lines = readFileSync(join(folder, 'server.log'), 'utf8').split('\n');
  return lines.filter((line) => /"level":[56]0/.test(line));
}
