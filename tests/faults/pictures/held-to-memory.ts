import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Format, Job } from '#/media/worker/jobs.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import { makeScratchFolder } from '../../support/scratch-folder.ts';
import { type Draw, plain, type Size } from './drawn.ts';

/** MB of the process that works on pictures. */
const mostMemory = 400;

export interface LargestPicture {
  what: string;
  format: Format;
  /** What is stored of it, where that is not its format. */
  stored?: Format;
  /** In megapixels, of one frame. */
  largest: number;
  /** Where what is larger is not refused, but written in another way. */
  isLargerTaken?: boolean;
  make(size: Size, draw: Draw): Promise<Buffer>;
}

/** Cleans the largest one, makes the largest copies of it, and sends a larger one. Each in a process of its own. */
export async function holdToMemory(one: LargestPicture, draw: Draw): Promise<void> {
  const { what, format, stored = format, largest, isLargerTaken = false, make } = one;
  const folder = makeScratchFolder('picture-memory-');
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  const size = sizeOf(largest);
  await writeFile(source, await make(size, draw));
  const cleaned = await peakOf({ kind: 'clean', source, target, format });
  expect(cleaned.result).toMatchObject({ done: { mimetype: `image/${stored}` } });

  const looked = await peakOf({ kind: 'look', source: target });
  expect(looked.result).toMatchObject({ done: {} });
  const variant = { kind: 'variant', source: target, target: join(folder, 'variant'), width: 1600 } as const;
  const varied = await peakOf({ ...variant, format: 'avif' });
  expect(varied.result).toMatchObject({ done: expect.any(Number) });
  const peaks = [cleaned, looked, varied].map(({ megabytes }) => megabytes);
  console.log(`${what}, ${largest} megapixels: MB cleaned, looked at, made a variant: ${peaks.join(', ')}`);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(mostMemory);

  if (isLargerTaken) return;
  await writeFile(source, await make({ ...size, height: size.height + 16 }, plain));
  const larger = await peakOf({ kind: 'clean', source, target, format });
  expect(larger.result).toMatchObject({ refused: { most: largest } });
}

/** Of as many pixels as fit, in sides of whole blocks: as tall as a picture may be whose widest copy is made. */
function sizeOf(megapixels: number): Size {
  const width = Math.floor(Math.sqrt((megapixels * 1e6 * 1600) / 3600) / 16) * 16;
  return { width, height: Math.floor((megapixels * 1e6) / width / 16) * 16 };
}

async function peakOf(job: Job) {
  const pictures = openPictureWorker();
  try {
    const result = await pictures.run(job, 'upload');
    const status = readFileSync(`/proc/${pictures.pid()}/status`, 'utf8');
    return { result, megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024) };
  } finally {
    pictures.close();
  }
}
