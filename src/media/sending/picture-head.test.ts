import { expect, test } from 'vitest';
import { movingPng, photographFromPhone } from '../../../tests/support/pictures.ts';
import { isStillPicture, readHead } from './shrink-picture.ts';

const isStill = async (bytes: Uint8Array<ArrayBuffer>) => {
  const file = new File([bytes], 'amblem.png', { type: 'image/png' });
  return isStillPicture(file, await readHead(file));
};

test('a PNG that moves is never drawn as its first frame, however far behind that is told', async () => {
  for (const before of [0, 5000, 500_000])
    expect([before, await isStill(await movingPng({ before }))]).toEqual([before, false]);
});

test('a row of AVIF pictures is not drawn as its first one', async () => {
  const box = (brand: string) => new TextEncoder().encode(`\0\0\0 ftyp${brand}\0\0\0\0`);
  expect([await isStill(box('avis')), await isStill(box('avif')), await isStill(box('heic'))]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each(['png', 'jpeg', 'webp'] as const)('a %s that stands still may be drawn', async (format) => {
  expect(await isStill(await photographFromPhone({ format }))).toBe(true);
});
