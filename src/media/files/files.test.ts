import { existsSync } from 'node:fs';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { writeFinishedFile } from '../../../tests/support/finished-file.ts';
import { freshBucket, hasS3Server } from '../../../tests/support/fresh-bucket.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { createFileName, type Files, type ListedFile, type StoredFile } from './files-contract.server.ts';
import { openFiles } from './open-files.server.ts';

const slow = { timeout: 60_000 };

const homes = [
  {
    home: 'a folder',
    isHere: true,
    open: () => openFiles({ dataDir: makeScratchFolder('files-'), bucket: undefined }),
  },
  {
    home: 'a bucket',
    isHere: hasS3Server,
    open: async () => openFiles({ dataDir: '/nowhere', bucket: await freshBucket() }),
  },
];

async function putNew(files: Files, content: string | Uint8Array): Promise<string> {
  const name = createFileName('jpg');
  await files.put(writeFinishedFile(name, content));
  return name;
}

async function listAll(files: Files): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for await (const file of files.list()) listed.push(file);
  return listed;
}

async function getFile(files: Files, name: string): Promise<StoredFile> {
  const found = await files.find(name);
  if (!found) throw new Error(`${name} is not there`);
  return found;
}

describe.each(homes)('files in $home', ({ isHere, open }) => {
  const atHome = test.runIf(isHere);

  atHome('are taken in whole, away from where they were', async () => {
    const files = await open();
    const finished = ['ilk ışık', 'son ışık'].map((content) =>
      writeFinishedFile(createFileName('jpg'), content),
    );
    await files.put(...finished);
    const found = await Promise.all(finished.map(({ name }) => getFile(files, name)));
    expect(found.map(({ size }) => size)).toEqual([
      Buffer.byteLength('ilk ışık'),
      Buffer.byteLength('son ışık'),
    ]);
    expect(await Promise.all(found.map((file) => text(file.read())))).toEqual(['ilk ışık', 'son ışık']);
    expect(finished.filter(({ localPath }) => existsSync(localPath))).toEqual([]);
  });

  atHome('keep every byte of a large one, and of an empty one', async () => {
    const files = await open();
    const content = Buffer.alloc(6 * 1024 * 1024, Buffer.from([...Array(251).keys()]));
    const large = await getFile(files, await putNew(files, content));
    expect(large.size).toBe(content.length);
    expect((await buffer(large.read())).equals(content)).toBe(true);
    const empty = await getFile(files, await putNew(files, ''));
    expect([empty.size, await text(empty.read())]).toEqual([0, '']);
  });

  atHome('are read in parts, both ends included, as often as wanted', async () => {
    const files = await open();
    const found = await getFile(files, await putNew(files, '0123456789'));
    const ranges = [undefined, { start: 2, end: 4 }, { start: 9, end: 9 }, { start: 0, end: 0 }, undefined];
    const parts = await Promise.all(ranges.map((range) => text(found.read(range))));
    expect(parts).toEqual(['0123456789', '234', '9', '0', '0123456789']);
  });

  atHome('stay as they are when others come and go', async () => {
    const files = await open();
    const [first, second] = [await putNew(files, 'bir'), await putNew(files, 'iki')];
    await files.remove(second);
    expect((await listAll(files)).map(({ name }) => name)).toEqual([first]);
    expect(await text((await getFile(files, first)).read())).toBe('bir');
  });

  atHome('that are not there are not found, and may be removed again', async () => {
    const files = await open();
    const name = await putNew(files, 'bir');
    await files.remove(name);
    await files.remove(name);
    expect(await files.find(name)).toBeUndefined();
    expect(await listAll(files)).toEqual([]);
  });

  atHome('that go between being found and being read break the reading, not the server', async () => {
    const files = await open();
    const name = await putNew(files, 'bir');
    const found = await getFile(files, name);
    await files.remove(name);
    await expect(text(found.read())).rejects.toThrow();
  });

  atHome('may be left in the middle of being read', async () => {
    const files = await open();
    const found = await getFile(files, await putNew(files, Buffer.alloc(2 * 1024 * 1024)));
    const reading = found.read();
    for await (const chunk of reading) {
      expect(chunk.length).toBeLessThan(found.size);
      break;
    }
    expect(reading.destroyed).toBe(true);
    expect(await text(found.read({ start: 0, end: 1 }))).toBe('\0\0');
  });

  atHome(
    'are listed with their time, also those that a store tells only when asked again',
    slow,
    async () => {
      const files = await open();
      const before = Date.now();
      const names: string[] = [];
      const putMany = async () => {
        // a store tells a thousand at once
        while (names.length < 1001) names.push(await putNew(files, 'x'));
      };
      await Promise.all(Array.from({ length: 8 }, putMany));
      const listed = await listAll(files);
      expect(listed.map(({ name }) => name).sort()).toEqual(names.sort());
      // it may leave out the milliseconds
      expect(Math.min(...listed.map(({ changedAt }) => changedAt.getTime()))).toBeGreaterThan(before - 2000);
    },
  );
});
