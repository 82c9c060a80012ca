import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { Format } from '#/media/worker/formats.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { flatScans } from './pictures/flat-scans.ts';

/** MB of the process that works on pictures. */
const mostMemory = 400;

interface Case {
  what: string;
  format: Format;
  /** In megapixels, of one frame. */
  largest: number;
  make: (size: Size) => Promise<Buffer>;
}
interface Size {
  width: number;
  height: number;
}

/** The same square again and again: a whole picture of noise takes longer to draw than all the rest. */
const noise = (size: Size, mean = 128) =>
  sharp({ create: { ...size, channels: 3, background: '#000' }, limitInputPixels: false }).composite([
    {
      input: {
        create: {
          ...{ width: 512, height: 512, channels: 3, background: '#000' },
          noise: { type: 'gaussian', mean, sigma: 40 },
        },
      },
      tile: true,
    },
  ]);

/** Noise with holes of every depth: what encoders need most memory for. */
async function shining(size: Size, mean = 128): Promise<Sharp> {
  const [colors, opacity] = await Promise.all([
    noise(size, mean).raw().toBuffer(),
    noise(size).extractChannel(0).raw().toBuffer(),
  ]);
  return sharp(colors, { raw: { ...size, channels: 3 } }).joinChannel(opacity, {
    raw: { ...size, channels: 1 },
  });
}

const plain = (size: Size) =>
  sharp({ create: { ...size, channels: 4, background: '#2858c880' }, limitInputPixels: false });

async function joined(frames: Sharp[]): Promise<Sharp> {
  const made = frames.map((frame) => frame.png({ compressionLevel: 0 }).toBuffer());
  return sharp(await Promise.all(made), { join: { animated: true } });
}

const turned = { orientation: 6 };
const deep = (size: Size) => plain(size).toColourspace('rgb16');
const quick = { compressionLevel: 1 } as const;

const cases: Case[] = [
  {
    what: 'JPEG',
    format: 'jpeg',
    largest: 110,
    make: (size) => noise(size).jpeg({ quality: 40 }).toBuffer(),
  },
  {
    what: 'JPEG on its side that is turned whole',
    format: 'jpeg',
    largest: 97,
    make: (size) => noise(size).withMetadata(turned).jpeg({ quality: 40 }).toBuffer(),
  },
  {
    what: 'JPEG on its side that is made smaller',
    format: 'jpeg',
    largest: 110,
    make: (size) => noise(size).withMetadata(turned).jpeg({ quality: 40 }).toBuffer(),
  },
  {
    what: 'progressive JPEG',
    format: 'jpeg',
    largest: 48,
    make: (size) =>
      noise(size).jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    what: 'progressive JPEG on its side',
    format: 'jpeg',
    largest: 46,
    make: (size) =>
      noise(size)
        .withMetadata(turned)
        .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  },
  { what: 'plain JPEG in several scans', format: 'jpeg', largest: 48, make: flatScans },
  {
    what: 'progressive JPEG in CMYK',
    format: 'jpeg',
    largest: 36,
    make: (size) => noise(size).toColourspace('cmyk').jpeg({ progressive: true, quality: 50 }).toBuffer(),
  },
  { what: 'PNG', format: 'png', largest: 110, make: (size) => plain(size).png(quick).toBuffer() },
  { what: 'PNG of 16 bits', format: 'png', largest: 110, make: (size) => deep(size).png(quick).toBuffer() },
  {
    what: 'PNG with a palette',
    format: 'png',
    largest: 110,
    make: (size) =>
      plain(size)
        .png({ ...quick, palette: true, effort: 1 })
        .toBuffer(),
  },
  {
    what: 'PNG on its side',
    format: 'png',
    largest: 69,
    make: (size) => plain(size).withMetadata(turned).png(quick).toBuffer(),
  },
  {
    what: 'PNG of 16 bits on its side',
    format: 'png',
    largest: 34,
    make: (size) => deep(size).withMetadata(turned).png(quick).toBuffer(),
  },
  {
    what: 'interlaced PNG of 16 bits',
    format: 'png',
    largest: 34,
    make: (size) =>
      deep(size)
        .png({ ...quick, progressive: true })
        .toBuffer(),
  },
  {
    what: 'interlaced PNG of 16 bits on its side',
    format: 'png',
    largest: 17,
    make: (size) =>
      deep(size)
        .withMetadata(turned)
        .png({ ...quick, progressive: true })
        .toBuffer(),
  },
  { what: 'WebP', format: 'webp', largest: 29, make: (size) => noise(size).webp({ effort: 0 }).toBuffer() },
  {
    what: 'WebP on its side',
    format: 'webp',
    largest: 29,
    make: (size) => noise(size).withMetadata(turned).webp({ effort: 0 }).toBuffer(),
  },
  {
    what: 'lossless WebP of one colour',
    format: 'webp',
    largest: 29,
    make: (size) => plain(size).removeAlpha().webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  {
    what: 'transparent WebP',
    format: 'webp',
    largest: 7,
    make: async (size) => (await shining(size)).webp({ effort: 0 }).toBuffer(),
  },
  {
    what: 'animated WebP',
    format: 'webp',
    largest: 8,
    make: async (size) =>
      (await joined([noise(size), noise(size, 90), noise(size)])).webp({ effort: 0, quality: 60 }).toBuffer(),
  },
  {
    what: 'transparent, animated WebP',
    format: 'webp',
    largest: 3,
    make: async (size) =>
      (await joined(await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((step) => shining(size, 100 + step * 5)))))
        .webp({ effort: 0, quality: 60 })
        .toBuffer(),
  },
  { what: 'GIF', format: 'gif', largest: 14, make: (size) => noise(size).gif({ effort: 1 }).toBuffer() },
  {
    what: 'animated GIF',
    format: 'gif',
    largest: 12,
    make: async (size) => (await joined([noise(size), noise(size, 90)])).gif({ effort: 1 }).toBuffer(),
  },
];

const figures: string[] = [];
afterEach(() => console.log(figures.splice(0).join('\n')));

test.each(cases)('the largest $what takes at most 400 MB, and a larger one is refused', async (one) => {
  const { what, format, largest, make } = one;
  const folder = makeScratchFolder('picture-memory-');
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  const size = sizeOf(largest);
  await writeFile(source, await make(size));
  const cleaned = await peakOf({ kind: 'clean', source, target, format });
  expect(cleaned.result).toMatchObject({ done: { mimetype: `image/${format}` } });
  figures.push(`${what}, ${largest} megapixels: ${cleaned.megabytes} MB`);
  expect(cleaned.megabytes).toBeLessThanOrEqual(mostMemory);

  const looked = await peakOf({ kind: 'look', source: target });
  expect(looked.result).toMatchObject({ done: {} });
  const copies = { kind: 'copy', source: target, target: join(folder, 'copy'), width: 1600 } as const;
  for (const copied of [looked, await peakOf({ ...copies, format: 'avif' })])
    expect(copied.megabytes).toBeLessThanOrEqual(mostMemory);

  if (what === 'JPEG on its side that is turned whole') return;
  await writeFile(source, await make({ ...size, height: size.height + 16 }));
  const refused = { refused: what.includes('animated GIF') ? 'animation' : { most: largest } };
  expect((await peakOf({ kind: 'clean', source, target, format })).result).toMatchObject(refused);
});

/** Of as many pixels as fit, in sides of whole blocks. */
function sizeOf(megapixels: number): Size {
  const width = Math.floor(Math.sqrt(megapixels * 1e6) / 16) * 16;
  return { width, height: Math.floor((megapixels * 1e6) / width / 16) * 16 };
}

/** Each in a process of its own. */
async function peakOf(job: Parameters<ReturnType<typeof openPictureWorker>['run']>[0]) {
  const pictures = openPictureWorker();
  try {
    const result = await pictures.run(job, 'upload');
    const status = readFileSync(`/proc/${pictures.pid()}/status`, 'utf8');
    return { result, megabytes: Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024) };
  } finally {
    pictures.close();
  }
}
