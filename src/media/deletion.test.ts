import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { mostDeleted, type Upload } from './schema.ts';

/** The server with three pictures in its library, the first uploaded first. */
async function openWithThree(fresh: FreshDatabase) {
  const app = await openTestApp(await fresh());
  const photo = await photographFromPhone();
  const files = ['bir.jpg', 'iki.jpg', 'üç.jpg'].map((name) => pictureFile(photo, name));
  const answer = await (await app.signedIn('mert')).upload(...files);
  const { files: pictures } = (await answer.json()) as Upload;
  expect(pictures).toHaveLength(3);
  return { app, urls: pictures.map(({ url }) => url), ids: pictures.map(({ id }) => id) };
}

const urlsInFolder = ({ parts }: TestApp) =>
  readdirSync(join(parts.config.dataDir, 'media')).map((name) => `/media/${name}`);

async function namesInDatabase({ parts }: TestApp): Promise<string[]> {
  const rows = await parts.database.db.selectFrom('media').select('originalName').orderBy('id').execute();
  return rows.map(({ originalName }) => originalName);
}

describeEachDatabase('deleting pictures', (fresh) => {
  test('takes them out of the library and their files out of the folder', async () => {
    const { app, urls, ids } = await openWithThree(fresh);
    const version = await readContentVersion(app.parts.database.db);
    const mert = await app.signedIn('mert');
    const answer = await mert.delete('/api/media/delete', { fileIds: [ids[0], ids[2], ids[0]] });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await namesInDatabase(app)).toEqual(['iki.jpg']);
    expect(urlsInFolder(app)).toEqual([urls[1]]);
    const statuses = await Promise.all(urls.map(async (url) => (await app.visitor().get(url)).status));
    expect(statuses).toEqual([404, 200, 404]);
    expect(await readContentVersion(app.parts.database.db)).toBeGreaterThan(version);
  });

  test('deletes none of them when one is not there', async () => {
    const { app, ids } = await openWithThree(fresh);
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.delete('/api/media/delete', { fileIds: [ids[0], 987_654, ids[1]] });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.stringContaining('Hiçbiri silinmedi') });
    expect(await namesInDatabase(app)).toEqual(['bir.jpg', 'iki.jpg', 'üç.jpg']);
    expect(urlsInFolder(app)).toHaveLength(3);
  });

  test('is closed to visitors', async () => {
    const { app, ids } = await openWithThree(fresh);
    expect((await app.visitor().delete('/api/media/delete', { fileIds: ids })).status).toBe(401);
    expect(await namesInDatabase(app)).toHaveLength(3);
    expect(urlsInFolder(app)).toHaveLength(3);
  });

  test('refuses a list that names no pictures', async () => {
    const { app, ids } = await openWithThree(fresh);
    const mert = await app.signedIn('mert');
    const many = Array.from({ length: mostDeleted + 1 }, (_, place) => place + 1);
    const lists = [[], many, [0], [-1], [1.5], ['1'], [null], [2 ** 31], String(ids[0]), { 0: ids[0] }];
    for (const fileIds of lists) {
      const answer = await mert.delete('/api/media/delete', { fileIds });
      expect([fileIds, answer.status]).toEqual([fileIds, 400]);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/görsel/i) });
    }
    expect((await mert.delete('/api/media/delete', {})).status).toBe(400);
    expect((await mert.delete('/api/media/delete')).status).toBe(415);
    expect(await namesInDatabase(app)).toHaveLength(3);
    expect(urlsInFolder(app)).toHaveLength(3);
  });
});

test('a picture whose file has gone already can still be deleted', async () => {
  const { app, urls, ids } = await openWithThree(freshDatabase);
  rmSync(join(app.parts.config.dataDir, urls[0] ?? ''));
  const answer = await (await app.signedIn('mert')).delete('/api/media/delete', { fileIds: [ids[0]] });
  expect(answer.status).toBe(204);
  expect(await namesInDatabase(app)).toEqual(['iki.jpg', 'üç.jpg']);
});

test('a file that cannot be removed keeps no other, and is not passed over in silence', async () => {
  const { app, urls, ids } = await openWithThree(freshDatabase);
  const stuck = join(app.parts.config.dataDir, urls[0] ?? '');
  // a folder in the file's place cannot be removed as a file
  rmSync(stuck);
  mkdirSync(stuck);
  const answer = await (await app.signedIn('mert')).delete('/api/media/delete', { fileIds: ids });
  expect(answer.status).toBe(500);
  expect(urlsInFolder(app)).toEqual([urls[0]]);
  expect(await namesInDatabase(app)).toEqual([]);
});
