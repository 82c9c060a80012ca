import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { encoders } from '#/media/worker/inside/run-job.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import { type Editor, openEditor } from '../../scripts/bench/editor.ts';
import { median } from '../../scripts/bench/figures.ts';
import { startSite } from '../../tests/support/site.ts';
import { makePhotograph } from './photograph.ts';
import { memoryOfTree, peakDuring, type TreeMemory } from './process-tree.ts';
import type { Handwork } from './sharp-alone.ts';

const rounds = 9;
const folder = mkdtempSync(join(tmpdir(), 'bench-pictures-'));
const target = join(folder, 'target');

const alone = fork(join(import.meta.dirname, 'sharp-alone.ts'), { execArgv: [] });
console.log(`Load before: ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds, alternating; medians.\n`);
try {
  await benchUploads();
  await benchVariants();
} finally {
  alone.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** One upload through the front door, from the first byte sent to the whole answer, beside the same work by hand. */
async function benchUploads() {
  console.log(
    '| 24 megapixels, JPEG | upload ms | sharp alone ms | ratio | MB before | MB more | before, by ps | more, by ps |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const isTurned of [false, true]) {
    const site = await startSite();
    const source = join(folder, 'photograph.jpg');
    await makePhotograph(source, { isTurned });
    const editor = await openEditor(site);
    const before = await memoryAtRest(site.pid);
    const peak = await peakDuring(site.pid, () => upload(editor, source));
    const memory = (['proportional', 'resident'] as const).flatMap((kind) => [
      before[kind],
      peak[kind] - before[kind],
    ]);
    const times: [uploaded: number, byHand: number][] = [];
    await byHand(alone, { source, target });
    for (let round = 0; round < rounds; round += 1) {
      await untilCopied(editor);
      const uploaded = await upload(editor, source);
      await untilCopied(editor);
      times.push([uploaded, (await byHand(alone, { source, target })).milliseconds]);
    }
    await site.stop();
    const [uploaded, handmade] = [0, 1].map((place) => median(times.map((pair) => pair[place])));
    const ratio = median(times.map(([one, other]) => one / other));
    const megabytes = (statSync(source).size / 1024 / 1024).toFixed(1);
    console.log(
      `| ${isTurned ? 'on its side' : 'upright'}, ${megabytes} MB | ${uploaded?.toFixed(0)} | ${handmade?.toFixed(0)} | ${ratio?.toFixed(2)} | ${memory.map((one) => one.toFixed(0)).join(' | ')} |`,
    );
  }
}

/** Of a server that has started, and whose process for pictures waits for the first one. */
async function memoryAtRest(pid: number): Promise<TreeMemory> {
  for (let last = 0; ; ) {
    await sleep(1000);
    const memory = await memoryOfTree(pid);
    if (Math.abs(memory.resident - last) < 1) return memory;
    last = memory.resident;
  }
}

/** Each smaller copy, made by the process of the server and by hand. */
async function benchVariants() {
  const source = join(folder, 'photograph.jpg');
  await makePhotograph(source, { isTurned: false });
  const pictures = openPictureWorker();
  await pictures.run({ kind: 'look', source }, 'background');
  console.log(
    '\n| copy | server ms | sharp alone ms | server KB | alone KB | server MB, peak | alone MB, peak |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const width of [320, 480, 800, 1200, 1600]) {
    for (const format of ['avif', 'webp'] as const) {
      const variant = { width, format, ...encoders[format] };
      const times: [number, number][] = [];
      let sizes = [0, 0];
      let peaks = [0, 0];
      for (let round = 0; round < 3; round += 1) {
        const started = performance.now();
        let done: number | undefined;
        const serverPeak = await peakDuring(pictures.pid() ?? 0, async () => {
          ({ done } = await pictures.run({ kind: 'copy', source, target, width, format }, 'background'));
        });
        const served = performance.now() - started;
        let handmade = { milliseconds: 0, size: 0 };
        const alonePeak = await peakDuring(alone.pid ?? 0, async () => {
          handmade = await byHand(alone, { source, target, variant });
        });
        times.push([served, handmade.milliseconds]);
        sizes = [done ?? 0, handmade.size];
        peaks = [serverPeak, alonePeak].map(({ resident }, place) => Math.max(resident, peaks[place] ?? 0));
      }
      const middle = [0, 1].map((place) => median(times.map((pair) => pair[place]))?.toFixed(0));
      const kilobytes = sizes.map((size) => (size / 1024).toFixed(1));
      const memory = peaks.map((peak) => peak.toFixed(0));
      console.log(`| ${width} ${format} | ${[...middle, ...kilobytes, ...memory].join(' | ')} |`);
    }
  }
  pictures.close();
}

async function byHand(hand: ChildProcess, work: Handwork): Promise<{ milliseconds: number; size: number }> {
  hand.send(work);
  const [answer] = await once(hand, 'message');
  return answer;
}

async function upload(editor: Editor, source: string): Promise<number> {
  // each a file of its own, which the library does not have yet
  const bytes = Buffer.concat([readFileSync(source), Buffer.from(String(Math.random()))]);
  const form = new FormData();
  form.append('images', new File([bytes], 'foto.jpg', { type: 'image/jpeg' }));
  const started = performance.now();
  await editor.upload('/api/media/upload', form);
  return performance.now() - started;
}

/** Smaller copies that are still being made would be measured with the next upload. */
async function untilCopied(editor: Editor): Promise<void> {
  for (;;) {
    const library = await editor.get<{ thumbnailUrl?: string }[]>('/api/media');
    if (library.every(({ thumbnailUrl }) => thumbnailUrl)) return;
    await sleep(100);
  }
}
