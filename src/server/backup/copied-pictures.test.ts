import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBucket } from '#/media/files/files-s3.server.ts';
import { listCopies, openCopiedSite, readCopiedPictures } from '../../../tests/support/backup-server.ts';
import { writeFinishedFile } from '../../../tests/support/finished-file.ts';
import { bucketEnv, freshBucket, hasS3Server } from '../../../tests/support/fresh-bucket.ts';
import { removePictureRow } from '../../../tests/support/picture-row.ts';

const slow = { timeout: 60_000 };
const first = 'backup-2026-11-20T18-00-00.000Z.tar.gz';
const day = { hours: 24 };

test('each picture is copied once, and before the copy that names it', slow, async () => {
  const site = await openCopiedSite();
  const name = await site.addPicture();
  await site.look();
  const { ino } = statSync(join(site.folder, 'media', name));
  // what a power cut may leave
  writeFileSync(join(site.folder, 'media', `${name}.part`), 'yarım');
  writeFileSync(join(site.folder, 'copies', `${first}.part`), 'yarım');
  const other = await site.addPicture();
  site.clock.forward({ minutes: 4 });
  await site.look();
  expect(readCopiedPictures(site)).toEqual({ [name]: name, [other]: other });
  expect(statSync(join(site.folder, 'media', name)).ino).toBe(ino);
  expect(listCopies(site)).toEqual([first, 'backup-2026-11-20T18-04-00.000Z.tar.gz']);
});

test('a picture of which the site knows no more goes when no copy can need it', slow, async () => {
  const site = await openCopiedSite();
  const name = await site.addPicture();
  await site.look();
  await removePictureRow(site.database, name);
  site.clock.forward(day);
  await site.look();
  expect([readCopiedPictures(site), readCopiedPictures(site, 'removed')]).toEqual([{}, { [name]: name }]);
  site.clock.forward({ hours: 34 * 24 });
  await site.look();
  expect(readCopiedPictures(site, 'removed')).toEqual({ [name]: name });
  site.clock.forward({ hours: 25 });
  await site.look();
  expect(readCopiedPictures(site, 'removed')).toEqual({});
});

test('a key that is gone is not replaced by one that opens no picture of before', slow, async () => {
  const site = await openCopiedSite({ passphrase: 'dağ gibi uzun bir parola' });
  await site.addPicture();
  await site.look();
  const key = join(site.folder, 'media', 'key.age');
  rmSync(key);
  await site.addPicture();
  await site.look();
  const gone = expect.objectContaining({ message: expect.stringContaining(`${key} is missing`) });
  expect(site.logged.at(-1)).toEqual(['error', gone, 'backup failed']);
  expect(existsSync(key)).toBe(false);
});

test.runIf(hasS3Server)('pictures that lie in a bucket are copied, too', slow, async () => {
  const bucket = await freshBucket();
  const site = await openCopiedSite({ bucket: bucketEnv(bucket) });
  const name = await site.addPicture();
  await openBucket(bucket).put(writeFinishedFile(name, 'resim'));
  await site.look();
  expect(readCopiedPictures(site)).toEqual({ [name]: 'resim' });
  expect(listCopies(site)).toEqual([first]);
});
