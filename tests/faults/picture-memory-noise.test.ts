import { test } from 'vitest';
import { animated, noise, plain } from './pictures/drawn.ts';
import { holdToMemory, type LargestPicture } from './pictures/held-to-memory.ts';

const turned = { orientation: 6 };
const quick = { effort: 0 };

const cases: LargestPicture[] = [
  {
    what: 'WebP',
    format: 'webp',
    largest: 28,
    make: (size, draw) => draw(size, 3).webp(quick).toBuffer(),
  },
  {
    what: 'WebP on its side',
    format: 'webp',
    largest: 28,
    make: (size, draw) => draw(size, 3).withMetadata(turned).webp(quick).toBuffer(),
  },
  {
    what: 'lossless WebP of one colour',
    format: 'webp',
    largest: 28,
    make: (size) => plain(size, 3).webp({ lossless: true, effort: 0 }).toBuffer(),
  },
  {
    what: 'transparent WebP that stays one',
    format: 'webp',
    largest: 8,
    isLargerTaken: true,
    make: (size, draw) => draw(size, 4).webp(quick).toBuffer(),
  },
  {
    what: 'transparent WebP that is stored as a PNG',
    format: 'webp',
    stored: 'png',
    largest: 31,
    make: (size, draw) => draw(size, 4).webp(quick).toBuffer(),
  },
  {
    what: 'transparent WebP on its side',
    format: 'webp',
    stored: 'png',
    largest: 22,
    make: (size, draw) => draw(size, 4).withMetadata(turned).webp(quick).toBuffer(),
  },
  {
    what: 'animated WebP',
    format: 'webp',
    largest: 7,
    make: async (size, draw) => (await animated(3, { draw, size, channels: 3 })).webp(quick).toBuffer(),
  },
  {
    what: 'transparent, animated WebP',
    format: 'webp',
    largest: 3,
    make: async (size, draw) => (await animated(8, { draw, size, channels: 4 })).webp(quick).toBuffer(),
  },
  {
    what: 'GIF',
    format: 'gif',
    largest: 17,
    make: (size, draw) => draw(size, 3).gif({ effort: 1 }).toBuffer(),
  },
  {
    what: 'animated GIF',
    format: 'gif',
    largest: 12,
    isLargerTaken: true,
    // one of noise takes a minute to draw, and less memory than one frame of 17 megapixels
    make: async (size) =>
      (await animated(2, { draw: plain, size, channels: 3 })).gif({ effort: 1 }).toBuffer(),
  },
];

test.each(cases)('the largest $what takes at most 400 MB, and a larger one is refused', (one) =>
  holdToMemory(one, noise),
);
