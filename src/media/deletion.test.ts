import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { binDays } from '#/stored/bin.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { otherFile, photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Media, Upload } from './answers.server.ts';
import { mostDeleted } from './limits.ts';
import type { BinnedMedia } from './schema.ts';

/** The server with three pictures in its library, the first uploaded first. */
async function openWithThree(fresh: FreshDatabase) {
  const app = await openTestApp(await fresh());
  const photo = await photographFromPhone();
  const files = ['bir.jpg', 'iki.jpg', 'üç.jpg'].map((name) => pictureFile(otherFile(photo, name), name));
  const mert = await app.signedIn('mert');
  const { files: pictures } = (await (await mert.upload(...files)).json()) as Upload;
  expect(pictures).toHaveLength(3);
  const remove = (fileIds: unknown, more: object = {}) =>
    mert.delete('/api/media/delete', { fileIds, ...more });
  return { app, mert, remove, urls: pictures.map(({ url }) => url), ids: pictures.map(({ id }) => id) };
}

const urlsInFolder = ({ parts }: TestApp) =>
  readdirSync(join(parts.config.dataDir, 'media')).map((name) => `/media/${name}`);

async function namesInLibrary(app: TestApp): Promise<string[]> {
  const library = (await (await (await app.signedIn('ayse')).get('/api/media')).json()) as Media[];
  return library.map(({ originalName }) => originalName).toReversed();
}

const actionsOf = async ({ parts }: TestApp) =>
  (await parts.database.db.selectFrom('auditLog').select('action').orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('media.') && action !== 'media.create');

const untilBinEnds = { hours: binDays * 24 };

describeEachDatabase('deleting pictures', (fresh) => {
  test('takes them out of the library and off the site', async () => {
    const { app, remove, urls, ids } = await openWithThree(fresh);
    const version = await readContentVersion(app.parts.database.db);
    const answer = await remove([ids[0], ids[2], ids[0]]);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await namesInLibrary(app)).toEqual(['iki.jpg']);
    const statuses = await Promise.all(urls.map(async (url) => (await app.visitor().get(url)).status));
    expect(statuses).toEqual([404, 200, 404]);
    expect(await readContentVersion(app.parts.database.db)).toBeGreaterThan(version);
    expect(await actionsOf(app)).toEqual(['media.delete', 'media.delete']);
  });

  test('can be taken back: the same bytes at the same address', async () => {
    const { app, mert, remove, urls, ids } = await openWithThree(fresh);
    const url = urls[1] ?? '';
    const bytes = async () => Buffer.from(await (await app.visitor().get(url)).arrayBuffer());
    const before = await bytes();
    await remove([ids[1]]);
    expect(await (await mert.get('/api/media/bin')).json()).toEqual([
      {
        ...{ id: ids[1], title: 'iki.jpg', deletedAt: '2026-11-20T18:00:00.000Z', deletedBy: 'mert' },
        pictureUrl: `/api/media/${ids[1]}/picture`,
      },
    ]);
    const answer = await mert.post(`/api/media/${ids[1]}/restore`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id: ids[1], url }]);
    expect((await bytes()).equals(before)).toBe(true);
    expect(await (await mert.get('/api/media/bin')).json()).toEqual([]);
    expect(await namesInLibrary(app)).toEqual(['bir.jpg', 'iki.jpg', 'üç.jpg']);
    expect(await actionsOf(app)).toEqual(['media.delete', 'media.restore']);
    for (const wrong of [ids[1], 999, 'x'])
      expect((await mert.post(`/api/media/${wrong}/restore`)).status).toBe(404);
  });

  test('leaves them to be seen in the bin, by staff alone', async () => {
    const { app, mert, remove, ids } = await openWithThree(fresh);
    await remove([ids[1]]);
    const [binned] = (await (await mert.get('/api/media/bin')).json()) as BinnedMedia[];
    const picture = await mert.get(binned?.pictureUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await app.visitor().get(binned?.pictureUrl ?? '')).status).toBe(401);
  });

  test('is for good when its time in the bin is over: rows, smaller copies and files', async () => {
    const { app, mert, remove, urls, ids } = await openWithThree(fresh);
    const { db } = app.parts.database;
    const [mediaId = 0] = ids;
    const fileName = 'aaaaaaaaaaaaaaaaaaaaaaaa.avif';
    writeFileSync(join(app.parts.config.dataDir, 'media', fileName), 'x');
    // whatever was made of it meanwhile: one smaller copy, whose file is known
    await db.deleteFrom('mediaVariants').execute();
    await db
      .insertInto('mediaVariants')
      .values({ mediaId, width: 480, format: 'avif', fileName, size: 1 })
      .execute();
    await remove([ids[0], ids[1]]);
    await doHousekeeping(app.parts);
    expect(urlsInFolder(app)).toEqual(expect.arrayContaining(urls));
    app.clock.forward(untilBinEnds);
    const late = await app.signedIn('mert');
    expect(await (await late.get('/api/media/bin')).json()).toEqual([]);
    expect((await late.post(`/api/media/${ids[0]}/restore`)).status).toBe(404);
    await doHousekeeping(app.parts);
    expect(urlsInFolder(app)).toEqual([urls[2]]);
    expect(await db.selectFrom('media').select('id').execute()).toEqual([{ id: ids[2] }]);
    expect(await db.selectFrom('mediaVariants').selectAll().execute()).toEqual([]);
    expect(await actionsOf(app)).toEqual(['media.delete', 'media.delete', 'media.purge', 'media.purge']);
    expect((await mert.get(`/api/media/${ids[0]}/picture`)).status).not.toBe(200);
  });

  test('deletes none of them when one is not there', async () => {
    const { app, remove, ids } = await openWithThree(fresh);
    const answer = await remove([ids[0], 987_654, ids[1]]);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('Hiçbiri silinmedi') });
    expect(await namesInLibrary(app)).toEqual(['bir.jpg', 'iki.jpg', 'üç.jpg']);
    expect((await remove([ids[0]])).status).toBe(204);
    expect((await remove([ids[0]])).status).toBe(404);
  });

  test('is closed to visitors, as are the bin and the way back', async () => {
    const { app, ids } = await openWithThree(fresh);
    const visitor = app.visitor();
    expect((await visitor.delete('/api/media/delete', { fileIds: ids })).status).toBe(401);
    expect((await visitor.get('/api/media/bin')).status).toBe(401);
    expect((await visitor.post(`/api/media/${ids[0]}/restore`)).status).toBe(401);
    expect(await namesInLibrary(app)).toHaveLength(3);
  });

  test('refuses a list that names no pictures', async () => {
    const { app, mert, remove, ids } = await openWithThree(fresh);
    const many = Array.from({ length: mostDeleted + 1 }, (_, place) => place + 1);
    const lists = [[], many, [0], [-1], [1.5], ['1'], [null], [2 ** 31], String(ids[0]), { 0: ids[0] }];
    for (const fileIds of lists) {
      const answer = await remove(fileIds);
      expect([fileIds, answer.status]).toEqual([fileIds, 400]);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/görsel/i) });
    }
    expect((await remove(ids, { force: 'evet' })).status).toBe(400);
    expect((await mert.delete('/api/media/delete', {})).status).toBe(400);
    expect((await mert.delete('/api/media/delete')).status).toBe(415);
    expect(await namesInLibrary(app)).toHaveLength(3);
  });
});

test('a picture whose file has gone already can still be deleted, and leaves the bin', async () => {
  const { app, remove, urls, ids } = await openWithThree(freshDatabase);
  rmSync(join(app.parts.config.dataDir, urls[0] ?? ''));
  expect((await remove([ids[0]])).status).toBe(204);
  app.clock.forward(untilBinEnds);
  await doHousekeeping(app.parts);
  expect(urlsInFolder(app)).toHaveLength(2);
});

test('a file that cannot be removed keeps no other, and is not passed over in silence', async () => {
  const { app, remove, urls, ids } = await openWithThree(freshDatabase);
  const stuck = join(app.parts.config.dataDir, urls[0] ?? '');
  // a folder in the file's place cannot be removed as a file
  rmSync(stuck);
  mkdirSync(stuck);
  await remove(ids);
  app.clock.forward(untilBinEnds);
  const cause = expect.objectContaining({ message: expect.stringContaining('not all of their files') });
  await expect(doHousekeeping(app.parts)).rejects.toMatchObject({
    errors: [{ message: 'bin of pictures not emptied', cause }],
  });
  expect(urlsInFolder(app)).toEqual([urls[0]]);
  expect(await app.parts.database.db.selectFrom('media').select('id').execute()).toEqual([]);
});
