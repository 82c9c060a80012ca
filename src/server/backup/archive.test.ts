import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { names, unpackBackup, writeManifest } from './archive.ts';

/** A backup whose picture `b.jpg` is what `plant` makes of it. */
async function makeBackup(plant: (path: string) => void): Promise<string> {
  const folder = makeScratchFolder('staging-');
  const media = join(folder, names.media);
  mkdirSync(media);
  writeFileSync(join(media, 'a.jpg'), 'resim');
  plant(join(media, 'b.jpg'));
  writeManifest(folder, { createdAt: '2026-11-20T18:00:00.000Z', engine: 'sqlite', pictures: 2 });
  const file = join(makeScratchFolder('backup-'), 'yedek.tar.gz');
  await create({ gzip: true, cwd: folder, file }, ['.']);
  return file;
}

const unpack = (file: string, to: string) => unpackBackup(file, { to, passphrase: undefined });

test('a backup in which a picture is a link to the database is refused, and the link not made', async () => {
  const to = makeScratchFolder('unpacked-');
  const file = await makeBackup((path) => symlinkSync('../site.sqlite', path));
  await expect(unpack(file, to)).rejects.toThrow('should hold 2 pictures, but holds 1');
  expect(readdirSync(join(to, names.media))).toEqual(['a.jpg']);
});

test('a backup of files is unpacked as it is', async () => {
  const to = makeScratchFolder('unpacked-');
  await unpack(await makeBackup((path) => writeFileSync(path, 'ikinci')), to);
  expect(readFileSync(join(to, names.media, 'b.jpg'), 'utf8')).toBe('ikinci');
});

test('a picture that cannot be written, as on a full disk, is reported instead of left out', async () => {
  const to = makeScratchFolder('unpacked-');
  const file = await makeBackup((path) => writeFileSync(path, 'ikinci'));
  mkdirSync(join(to, names.media, 'b.jpg', 'dolu'), { recursive: true });
  await expect(unpack(file, to)).rejects.toThrow(
    /could not be unpacked \(ENOTEMPTY.*the backup may well be whole/,
  );
});
