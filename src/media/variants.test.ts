import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import exifReader from 'exifreader';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { type PictureFormat, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { taggedPicture, tagWords } from '../../tests/support/tagged-pictures.ts';
import { openPictureWork } from './picture-work.server.ts';
import type { Media, Upload, UploadedMedia } from './schema.ts';
import { listWaiting, orderVariantsAnew } from './variant-store.server.ts';

// encoders run with less precedence than whatever else the machine does
vi.setConfig({ testTimeout: 60_000 });

async function upload(app: TestApp, bytes: Uint8Array): Promise<UploadedMedia> {
  const answer = await (await app.signedIn('mert')).upload(pictureFile(new Uint8Array(bytes)));
  expect(answer.status).toBe(201);
  const [media] = ((await answer.json()) as Upload).files;
  if (!media) throw new Error('nothing was uploaded');
  return media;
}

const copiesOf = ({ parts }: TestApp) =>
  parts.database.db.selectFrom('mediaVariants').selectAll().orderBy('width').orderBy('format').execute();
const mediaFolder = ({ parts }: TestApp) => readdirSync(join(parts.config.dataDir, 'media'));
const folderOfWork = ({ parts }: TestApp) => readdirSync(join(parts.config.dataDir, 'incoming'));
async function makeCopies({ parts }: TestApp) {
  await parts.media.work.finish();
  await parts.contentWatch.look();
}
const statusOf = async (app: TestApp, name: string) => (await app.visitor().get(`/media/${name}`)).status;

describeEachDatabase('the smaller copies of a picture', (fresh) => {
  test('are made after the upload, in each width that is no wider than it, as AVIF and WebP', async () => {
    const app = await openTestApp(await fresh());
    const { id } = await upload(app, await photographFromPhone({ width: 900, height: 600 }));
    expect([await copiesOf(app), await listWaiting(app.parts.database.db)]).toEqual([[], [id]]);
    const version = await readContentVersion(app.parts.database.db);
    await makeCopies(app);
    const copies = await copiesOf(app);
    const made = [320, 480, 800, 900].flatMap((width) => [
      { width, format: 'avif' },
      { width, format: 'webp' },
    ]);
    expect(copies).toMatchObject(made);
    for (const { fileName, format, width, size } of copies) {
      const answer = await app.visitor().get(`/media/${fileName}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBe(size);
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: Math.round((width * 2) / 3) });
    }
    expect(await listWaiting(app.parts.database.db)).toEqual([]);
    expect(await readContentVersion(app.parts.database.db)).toBeGreaterThan(version);
    expect(folderOfWork(app)).toEqual([]);
  });

  test('that were owed when the server stopped are made by the next one', async () => {
    const app = await openTestApp(await fresh());
    await upload(app, await photographFromPhone());
    const { db } = app.parts.database;
    const next = openPictureWork({ ...app.parts.media, db, clock: app.parts.clock }, (_, error) => {
      throw error;
    });
    await next.start();
    expect(await copiesOf(app)).toHaveLength(6);
    next.stop();
  });

  test('are made once when two servers set about it at the same time', async () => {
    const app = await openTestApp(await fresh());
    const { id } = await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    const { db } = app.parts.database;
    const other = openPictureWork({ ...app.parts.media, db, clock: app.parts.clock }, (_, error) => {
      throw error;
    });
    other.note(id);
    await Promise.all([makeCopies(app), other.finish()]);
    const copies = await copiesOf(app);
    expect(copies).toHaveLength(4);
    expect(mediaFolder(app)).toHaveLength(5);
    const statuses = await Promise.all(copies.map(({ fileName }) => statusOf(app, fileName)));
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  test('are tried three times, and the reason of the failure is kept for the operator', async () => {
    const app = await openTestApp(await fresh());
    const { id, url } = await upload(app, await photographFromPhone());
    rmSync(join(app.parts.config.dataDir, url));
    const { db } = app.parts.database;
    for (const attempts of [1, 2, 3]) {
      app.parts.media.work.note(id);
      await makeCopies(app);
      const rows = await db.selectFrom('pictureWork').selectAll().execute();
      expect(rows).toEqual([{ mediaId: id, attempts, failure: expect.stringContaining('is missing') }]);
    }
    expect(await listWaiting(db)).toEqual([]);
    expect(await orderVariantsAnew(db, [id])).toEqual([id]);
    expect(await listWaiting(db)).toEqual([id]);
  });

  test('take the place of the old ones when they are made anew', async () => {
    const app = await openTestApp(await fresh());
    const { id } = await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    await makeCopies(app);
    const [old] = await copiesOf(app);
    await orderVariantsAnew(app.parts.database.db);
    app.parts.media.work.note(id);
    await makeCopies(app);
    expect(mediaFolder(app)).toHaveLength(5);
    expect(mediaFolder(app)).not.toContain(old?.fileName);
  });

  test('go from the web with a picture that is taken off the site or lies in the bin', async () => {
    const app = await openTestApp(await fresh());
    const { url } = await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    await makeCopies(app);
    const names = [url.slice('/media/'.length), ...(await copiesOf(app)).map(({ fileName }) => fileName)];
    const seen = () => Promise.all(names.map((name) => statusOf(app, name)));
    const { db } = app.parts.database;
    for (const change of [{ isHidden: 1 }, { deletedAt: '2026-11-20T18:00:00.000Z' }] as const) {
      expect(new Set(await seen())).toEqual(new Set([200]));
      await db.updateTable('media').set(change).execute();
      app.parts.media.library.forget();
      expect(new Set(await seen())).toEqual(new Set([404]));
      expect((await app.visitor().get(url)).headers.get('cache-control')).toBe('no-store');
      await db.updateTable('media').set({ isHidden: 0, deletedAt: null }).execute();
      app.parts.media.library.forget();
    }
  });
});

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

test('the panel is told of the smallest copy', async () => {
  const app = await openTestApp(await freshDatabase());
  await upload(app, await photographFromPhone());
  const list = async () => (await (await app.signedIn('ayse')).get('/api/media')).json() as Promise<Media[]>;
  expect((await list())[0]).not.toHaveProperty('thumbnailUrl');
  await makeCopies(app);
  const thumbnail = (await list())[0]?.thumbnailUrl ?? '';
  const served = Buffer.from(await (await app.visitor().get(thumbnail)).arrayBuffer());
  expect(await sharp(served).metadata()).toMatchObject({ width: 320, format: 'webp' });
});
