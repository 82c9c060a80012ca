import { test } from 'vitest';
import { plain } from './pictures/drawn.ts';
import { flatScans } from './pictures/flat-scans.ts';
import { holdToMemory, type LargestPicture } from './pictures/held-to-memory.ts';

const turned = { orientation: 6 };
const quick = { compressionLevel: 1 } as const;
const interlaced = { ...quick, progressive: true };

const jpegs: Omit<LargestPicture, 'format'>[] = [
  { what: 'JPEG', largest: 110, make: (size, draw) => draw(size, 3).jpeg().toBuffer() },
  {
    what: 'JPEG on its side that is turned whole',
    largest: 97,
    isLargerTaken: true,
    make: (size, draw) => draw(size, 3).withMetadata(turned).jpeg().toBuffer(),
  },
  {
    what: 'JPEG on its side that is made smaller',
    largest: 110,
    make: (size, draw) => draw(size, 3).withMetadata(turned).jpeg().toBuffer(),
  },
  {
    what: 'progressive JPEG',
    largest: 48,
    make: (size, draw) => draw(size, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  { what: 'plain JPEG in several scans', largest: 48, make: (size) => flatScans(size) },
  {
    what: 'JPEG in several scans on its side',
    largest: 46,
    make: (size) => flatScans(size, { isTurned: true }),
  },
  { what: 'CMYK JPEG in several scans', largest: 36, make: (size) => flatScans(size, { space: 'cmyk' }) },
  {
    what: 'CMYK JPEG in several scans on its side',
    largest: 35,
    make: (size) => flatScans(size, { space: 'cmyk', isTurned: true }),
  },
];

const pngs: Omit<LargestPicture, 'format'>[] = [
  { what: 'PNG', largest: 110, make: (size, draw) => draw(size, 4).png(quick).toBuffer() },
  {
    what: 'PNG of 16 bits',
    largest: 110,
    make: (size, draw) => draw(size, 4).toColourspace('rgb16').png(quick).toBuffer(),
  },
  {
    what: 'PNG with a palette',
    largest: 110,
    make: (size, draw) =>
      draw(size, 4)
        .png({ ...quick, palette: true, effort: 1 })
        .toBuffer(),
  },
  {
    what: 'PNG on its side',
    largest: 69,
    make: (size, draw) => draw(size, 4).withMetadata(turned).png(quick).toBuffer(),
  },
  { what: 'interlaced PNG', largest: 69, make: (size, draw) => draw(size, 4).png(interlaced).toBuffer() },
  {
    what: 'PNG of 16 bits on its side',
    largest: 34,
    make: (size, draw) => draw(size, 4).toColourspace('rgb16').withMetadata(turned).png(quick).toBuffer(),
  },
  {
    what: 'interlaced PNG of 16 bits',
    largest: 34,
    make: (size, draw) => draw(size, 4).toColourspace('rgb16').png(interlaced).toBuffer(),
  },
  {
    what: 'interlaced PNG of 16 bits on its side',
    largest: 17,
    make: (size, draw) =>
      draw(size, 4).toColourspace('rgb16').withMetadata(turned).png(interlaced).toBuffer(),
  },
];

// their pixels make no difference: what takes memory is how many there are
test.each(jpegs)('the largest $what takes at most 400 MB, and a larger one is refused', (one) =>
  holdToMemory({ ...one, format: 'jpeg' }, plain),
);

test.each(pngs)('the largest $what takes at most 400 MB, and a larger one is refused', (one) =>
  holdToMemory({ ...one, format: 'png' }, plain),
);
