import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { peakDuring } from '../support/process-tree.ts';
import { hundredVisitsPerSecond, type Load, openUploading, p99Of, sixteenWithoutPause } from './uploading.ts';

const photos = 5;
const turns = { turns: 3, mostTurns: 5 };
/** So long visits last from the moment in which the photographs are sent: the smaller copies are made then, too. */
const turnMilliseconds = 20_000;
/** ms. */
const slowest = 50;
/** MB, as `ps` adds it, for the server and the process that works on pictures. */
const mostMemory = 400;

test(`while ${photos} photographs of 24 megapixels come in at once, pages stay quick and memory small`, async () => {
  const { site, visitWhile, send } = await openUploading();
  const wrong: string[] = [];
  async function sendPhotos() {
    const time = sleep(turnMilliseconds);
    wrong.push(...(await send({ oddFiles: false, photos })));
    await time;
  }
  const visit = (load: Load) => visitWhile(load, sendPhotos);

  // a server that has just started compiles what it meets
  await visit(sixteenWithoutPause);
  const light = await p99Of(() => visit(hundredVisitsPerSecond), turns);
  const full = await p99Of(() => visit(sixteenWithoutPause), turns);
  // looking at its memory holds up a process, so not while visits are timed
  const memory = await peakDuring(site.pid, () => visit(sixteenWithoutPause));
  await site.stop();
  console.log(
    `p99 of 100 visits a second beside ${photos} photographs: ${light.toFixed(1)} ms\n` +
      `p99 of sixteen visitors who never pause beside ${photos} photographs: ${full.toFixed(1)} ms\n` +
      `memory at most ${memory.toFixed(0)} MB; uploads answered wrongly: ${wrong.length}`,
  );
  expect(wrong).toEqual([]);
  expect(light).toBeLessThan(slowest);
  expect(full).toBeLessThan(slowest);
  expect(memory).toBeLessThan(mostMemory);
});
