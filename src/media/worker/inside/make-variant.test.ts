import exifReader from 'exifreader';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../../tests/support/app.ts';
import { freshDatabase } from '../../../../tests/support/databases.ts';
import { type PictureFormat, photographFromPhone } from '../../../../tests/support/pictures.ts';
import { taggedPicture, tagWords } from '../../../../tests/support/tagged-pictures.ts';
import { copiesOf, listWaiting, makeCopies, upload } from '../../../../tests/support/uploads.ts';
import type { Media } from '../../answers.server.ts';

// encoders run with less precedence than whatever else the machine does
vi.setConfig({ testTimeout: 60_000 });

test.each<PictureFormat>(['jpeg', 'png', 'webp'])(
  'no copy of a %s tells more than the clean original',
  async (format) => {
    const app = await openTestApp(await freshDatabase());
    await upload(app, await taggedPicture(format));
    await makeCopies(app);
    const copies = await copiesOf(app);
    expect(copies).toHaveLength(6);
    for (const { fileName } of copies) {
      const served = Buffer.from(await (await app.visitor().get(`/media/${fileName}`)).arrayBuffer());
      expect(tagWords.filter((word) => served.includes(word))).toEqual([]);
      const { exif, xmp, iptc, gps, icc, photoshop } = exifReader.load(served, { expanded: true });
      expect([exif, xmp, iptc, gps, icc, photoshop]).toEqual(Array(6).fill(undefined));
    }
  },
);

test('a picture gets the colour that stands in until it comes, unless one can see through it', async () => {
  const app = await openTestApp(await freshDatabase());
  const plain = (background: string) =>
    sharp({ create: { width: 100, height: 50, channels: 4, background } })
      .png()
      .toBuffer();
  await upload(app, await plain('#4080c0'));
  await upload(app, await plain('#4080c080'));
  await makeCopies(app);
  const rows = await app.parts.database.db.selectFrom('media').select('color').orderBy('id').execute();
  expect(rows).toEqual([{ color: '#4080c0' }, { color: '' }]);
});

test('an animation has no smaller copies, and neither is it tried again', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const app = await openTestApp(await freshDatabase());
  await upload(
    app,
    await sharp(frames, { join: { animated: true } })
      .gif({ delay: [90, 90] })
      .toBuffer(),
  );
  await makeCopies(app);
  expect([await copiesOf(app), await listWaiting(app.parts.database.db)]).toEqual([[], []]);
});

test('the panel learns of the smallest copy', async () => {
  const app = await openTestApp(await freshDatabase());
  await upload(app, await photographFromPhone());
  const list = async () => (await (await app.signedIn('ayse')).get('/api/media')).json() as Promise<Media[]>;
  expect((await list())[0]).not.toHaveProperty('thumbnailUrl');
  await makeCopies(app);
  const thumbnail = (await list())[0]?.thumbnailUrl ?? '';
  const served = Buffer.from(await (await app.visitor().get(thumbnail)).arrayBuffer());
  expect(await sharp(served).metadata()).toMatchObject({ width: 320, format: 'webp' });
});
