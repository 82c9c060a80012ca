import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import {
  copiesOf,
  listWaiting,
  makeCopies,
  openOtherServer,
  upload,
} from '../../../tests/support/uploads.ts';
import { settleFiles } from '../files/pending.server.ts';
import { notePictureUses } from '../uses.server.ts';
import { requeueVariants } from './variants.server.ts';

// encoders run with less precedence than whatever else the machine does
vi.setConfig({ testTimeout: 60_000 });

const mediaFolder = ({ parts }: TestApp) => readdirSync(join(parts.config.dataDir, 'media'));
const folderOfWork = ({ parts }: TestApp) =>
  readdirSync(join(parts.config.dataDir, 'incoming'), { recursive: true, encoding: 'utf8' });
const namesOfCopies = async (app: TestApp) => (await copiesOf(app)).map(({ fileName }) => fileName);
const statusOf = async (app: TestApp, name: string) => (await app.visitor().get(`/media/${name}`)).status;

describeEachDatabase('the smaller copies of a picture', (fresh) => {
  test('are made after the upload, in each width that is no wider than it, as AVIF and WebP', async () => {
    const app = await openTestApp(await fresh());
    const { id } = await upload(app, await photographFromPhone({ width: 900, height: 600 }));
    expect([await copiesOf(app), await listWaiting(app.parts.database.db)]).toEqual([[], [id]]);
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
    expect(folderOfWork(app)).toEqual([]);
  });

  test.each([
    { what: 'a decision as a long screenshot', size: [1080, 9600], widths: [320, 480, 800, 804] },
    { what: 'a talk of twelve screens', size: [750, 12_000], widths: [320, 480, 600] },
    { what: 'a panorama', size: [12_000, 750], widths: [320, 480, 800, 1200, 1600, 6400] },
  ])('of $what are as wide as memory allows, and it stays as large as it came', async ({ size, widths }) => {
    const app = await openTestApp(await fresh());
    const [width = 0, height = 0] = size;
    const drawing = { create: { width, height, channels: 3, background: '#4080c0' } } as const;
    const stored = await upload(app, await sharp(drawing).jpeg().toBuffer());
    expect(stored).toMatchObject({ width, height });
    await makeCopies(app);
    const copies = await copiesOf(app);
    expect(copies.map((copy) => copy.width)).toEqual(widths.flatMap((each) => [each, each]));
    for (const copy of copies) expect((copy.width ** 2 * height) / width).toBeLessThan(5_770_000);
  });

  test('end the cached pages of a picture that is in use, and of no other', async () => {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const { url } = await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    const started = await readContentVersion(db);
    await makeCopies(app);
    expect(await readContentVersion(db)).toBe(started);
    const owner = { kind: 'photo', id: 7, title: 'Gece' } as const;
    await notePictureUses(db, owner, [{ place: 'photo', text: url }]);
    await requeueVariants(db, { from: app.clock.now });
    await makeCopies(app);
    expect(await readContentVersion(db)).toBe(started + 1);
  });

  test('that were still to be made when the server stopped are made by the next one', async () => {
    const app = await openTestApp(await fresh());
    await upload(app, await photographFromPhone());
    const next = openOtherServer(app);
    await next.finish('variants');
    expect(await copiesOf(app)).toHaveLength(6);
    await next.stop();
  });

  test('leave nothing behind when the server stops in the middle, and are made later', async () => {
    const app = await openTestApp(await fresh());
    const { id } = await upload(app, await photographFromPhone({ width: 1500, height: 1000 }));
    const { pictures, jobs } = app.parts.media;
    const working = jobs.finish('variants');
    const madeSoFar = () => folderOfWork(app).filter((path) => /\.(avif|webp)$/.test(path)).length;
    await expect.poll(madeSoFar, { timeout: 20_000 }).toBeGreaterThan(1);
    const stopped = jobs.stop();
    pictures.close();
    await Promise.all([stopped, working]);
    expect([mediaFolder(app).length, folderOfWork(app)]).toEqual([1, []]);
    expect(await listWaiting(app.parts.database.db)).toEqual([id]);
  });

  test('are made once when two servers set about it at the same time', async () => {
    const app = await openTestApp(await fresh());
    await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    await Promise.all([makeCopies(app), openOtherServer(app).finish('variants')]);
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
      await makeCopies(app);
      const rows = await db.selectFrom('jobs').selectAll().execute();
      expect(rows).toMatchObject([
        { key: `${id}`, attempts, failure: expect.stringContaining('is missing') },
      ]);
      app.clock.forward({ minutes: 10 });
    }
    expect(await listWaiting(db)).toEqual([]);
    expect(await requeueVariants(db, { ids: [id], from: app.clock.now })).toEqual([id]);
    expect(await listWaiting(db)).toEqual([id]);
  });

  test('take the place of the old ones when they are made again', async () => {
    const app = await openTestApp(await fresh());
    await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    await makeCopies(app);
    const [old] = await copiesOf(app);
    await requeueVariants(app.parts.database.db, { from: app.clock.now });
    await makeCopies(app);
    expect(mediaFolder(app)).toHaveLength(5);
    expect(mediaFolder(app)).not.toContain(old?.fileName);
  });

  test('stay when the old ones cannot be removed, which then go later', async () => {
    const app = await openTestApp(await fresh());
    await upload(app, await photographFromPhone({ width: 330, height: 220 }));
    await makeCopies(app);
    const { database, media } = app.parts;
    const old = await namesOfCopies(app);
    const { remove } = media.files;
    media.files.remove = async (name) => {
      if (old.includes(name)) throw new Error('the store is away');
      await remove(name);
    };
    await requeueVariants(database.db, { from: app.clock.now });
    await makeCopies(app);
    media.files.remove = remove;
    const names = await namesOfCopies(app);
    expect(names).not.toEqual(old);
    expect(await Promise.all(names.map((name) => statusOf(app, name)))).toEqual([200, 200, 200, 200]);
    expect(mediaFolder(app)).toHaveLength(9);
    app.clock.forward({ minutes: 61 });
    await settleFiles({ ...database, files: media.files }, app.clock.now);
    expect(mediaFolder(app)).toHaveLength(5);
    expect(mediaFolder(app)).toEqual(expect.arrayContaining(names));
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
