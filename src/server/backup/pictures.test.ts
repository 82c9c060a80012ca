import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createFileName, type Files } from '#/media/files/files-contract.server.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { fetchPictures } from './pictures.ts';

const name = createFileName('jpg');
const other = createFileName('png');

async function* breakOff() {
  yield 'ilk yarısı';
  throw new Error('the connection broke');
}

/** A bucket with two pictures; the first breaks off as often as it is said, and is gone afterwards when that is said. */
function openBucket({ breaks, isGone = false }: { breaks: number; isGone?: boolean }): Files {
  let left = breaks;
  const read = (wanted: string) => {
    if (wanted === other || left === 0) return Readable.from([wanted]);
    left -= 1;
    return Readable.from(breakOff());
  };
  return {
    put: () => Promise.reject(new Error('a backup puts nothing')),
    remove: () => Promise.reject(new Error('a backup removes nothing')),
    async find(wanted) {
      if (wanted === name && isGone && left < breaks) return undefined;
      return { size: wanted.length, read: () => read(wanted) };
    },
    async *list() {
      for (const listed of [name, other]) yield { name: listed, changedAt: new Date() };
    },
  };
}

function readAll(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

test('a picture that breaks off on its way from the bucket is fetched once more', async () => {
  const folder = makeScratchFolder('fetched-');
  await fetchPictures(openBucket({ breaks: 1 }), folder);
  expect(readAll(folder)).toEqual({ [name]: name, [other]: other });
});

test('one that is removed while it is fetched is left out, and no half of it stays', async () => {
  const folder = makeScratchFolder('fetched-');
  await fetchPictures(openBucket({ breaks: 1, isGone: true }), folder);
  expect(readAll(folder)).toEqual({ [other]: other });
});

test('one that breaks off each time ends the backup with its reason', async () => {
  const folder = makeScratchFolder('fetched-');
  await expect(fetchPictures(openBucket({ breaks: 2 }), folder)).rejects.toThrow('the connection broke');
});
