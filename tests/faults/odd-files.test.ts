import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hundredVisitsPerSecond, openUploading, p99Of, untilCopiesAreMade } from './uploading.ts';
import { verifyLibrary } from './verify-library.ts';

/** The first turn is to warm up: a server that has just started compiles what it meets. */
const turns = { turns: 1, mostTurns: 3 };
const slowest = 50;

test('each odd file is answered as it should be while visitors come, and leaves nothing behind', async () => {
  const { folder, site, visitWhile, send } = await openUploading();
  const wrong: string[] = [];
  const sendTable = async () => wrong.push(...(await send({ oddFiles: true, photos: 0 })));
  const visit = () => visitWhile(hundredVisitsPerSecond, sendTable);
  await visit();
  const p99 = await p99Of(visit, turns);
  await untilCopiesAreMade(folder);
  await site.stop();
  const leftovers = readdirSync(join(folder, 'data/incoming'));
  const verified = verifyLibrary(folder);
  console.log(
    `every odd file two times or more: ${wrong.length} wrong answers, ${leftovers.length} leftovers\n` +
      `library afterwards: ${verified}\n` +
      `p99 of 100 visits a second beside them: ${p99.toFixed(1)} ms`,
  );
  expect(wrong).toEqual([]);
  expect(leftovers).toEqual([]);
  expect(verified).toMatch(/ 0 missing, 0 orphaned, 0 removed\.$/);
  expect(p99).toBeLessThan(slowest);
});
