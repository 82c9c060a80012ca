import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestSettings } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { addByAddress, fetchCopies, listMedia, writeNews } from '../../../tests/support/outside.ts';
import { startSiteThatIsDown } from '../../../tests/support/picture-server.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Media, Upload } from '../schema.ts';

const photo = await photographFromPhone();
/** Pictures are cleaned by a process that lets all others go first. */
const timeout = 60_000;

/** One waits for its copy, and the library has the same picture already. */
async function openWithSame(database: Parameters<typeof openTestApp>[0], settings: TestSettings = {}) {
  const { elsewhere, state, address } = await startSiteThatIsDown(photo);
  const app = await openTestApp(database, { fetchPolicy: elsewhere.fetchPolicy, ...settings });
  const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
  const same = await uploadNamed(mert, 'eski.jpg');
  const waiting = await addByAddress(mert, address);
  return { app, ayse, mert, same, waiting, address, state };
}

async function uploadNamed(person: Visitor, name: string): Promise<Media | undefined> {
  return ((await (await person.upload(pictureFile(photo, name))).json()) as Upload).files[0];
}

type Opened = Awaited<ReturnType<typeof openWithSame>>;

async function copyArrives({ app, state }: Opened) {
  state.isUp = true;
  app.clock.forward({ minutes: 1 });
  await fetchCopies(app);
}

const readLast = async ({ parts }: TestApp) => {
  const rows = await parts.database.db.selectFrom('auditLog').selectAll().orderBy('id').execute();
  const { action, subjectId, change = '{}' } = rows.at(-1) ?? {};
  return { action, subjectId, change: JSON.parse(change) };
};

describeEachDatabase('a waiting picture that the library has already', (fresh) => {
  test('gives way to the other wherever it is used, and leaves no file', { timeout }, async () => {
    const opened = await openWithSame(await fresh());
    const { app, mert, same, address } = opened;
    await writeNews(mert, { imageUrl: address, images: [address] });
    await copyArrives(opened);
    expect(await listMedia(mert)).toMatchObject([
      { id: same?.id, originalName: 'eski.jpg', useCount: 2, copyOf: [address] },
    ]);
    const files = readdirSync(join(app.parts.config.dataDir, 'media'));
    expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('stays hidden where staff have hidden it, although the other is shown', { timeout }, async () => {
    const opened = await openWithSame(await fresh());
    const { app, mert, same, waiting, address } = opened;
    const { id } = await writeNews(mert, { imageUrl: address });
    expect((await mert.put(`/api/media/${waiting?.id}`, { isHidden: true })).status).toBe(200);
    await copyArrives(opened);
    expect(await listMedia(mert)).toMatchObject([
      { id: waiting?.id, isHidden: true, width: 600, copyOf: [address] },
      { id: same?.id, isHidden: false },
    ]);
    const page = await (await app.visitor().get(`/news/${id}`)).text();
    expect(page).not.toContain(same?.url);
  });

  test('is in the log when the other takes its place, with the words that this one got', {
    timeout,
  }, async () => {
    const opened = await openWithSame(await fresh());
    const { app, mert, same, waiting } = opened;
    await mert.put(`/api/media/${waiting?.id}`, { altText: 'Dağ yolu' });
    await copyArrives(opened);
    expect(await listMedia(mert)).toMatchObject([{ id: same?.id, altText: 'Dağ yolu' }]);
    expect(await readLast(app)).toEqual({
      ...{ action: 'media.copy', subjectId: same?.id },
      change: { altText: { before: '', after: 'Dağ yolu' } },
    });
  });

  test('gives no words to one in a published article where only admins publish', { timeout }, async () => {
    const ways = [
      copyArrives,
      async ({ mert, address, state }: Opened) => {
        state.isUp = true;
        await addByAddress(mert, address);
      },
    ];
    for (const arrive of ways) {
      const opened = await openWithSame(await fresh(), { publishing: 'admins' });
      const { ayse, mert, same, waiting, address } = opened;
      await writeNews(ayse, { imageUrl: same?.url });
      expect((await mert.put(`/api/media/${waiting?.id}`, { altText: 'Dağ yolu' })).status).toBe(200);
      await arrive(opened);
      expect(await listMedia(mert)).toMatchObject([{ id: same?.id, altText: '', copyOf: [address] }]);
    }
  });

  test('brings the other back from the bin when somebody tries again', { timeout }, async () => {
    const { mert, same, waiting, address, state } = await openWithSame(await fresh());
    await mert.delete('/api/media/delete', { fileIds: [same?.id] });
    expect(await listMedia(mert)).toMatchObject([{ id: waiting?.id }]);
    state.isUp = true;
    expect(await addByAddress(mert, address)).toMatchObject({ id: same?.id, width: 600 });
    expect(await listMedia(mert)).toMatchObject([{ id: same?.id, copyOf: [address] }]);
  });

  test('goes on waiting when the other lies in the bin for admins to bring back', { timeout }, async () => {
    const opened = await openWithSame(await fresh(), { publishing: 'admins' });
    const { ayse, mert, same, waiting, address, state } = opened;
    await writeNews(ayse, { imageUrl: same?.url });
    await ayse.delete('/api/media/delete', { fileIds: [same?.id], force: true });
    state.isUp = true;
    expect((await mert.post('/api/media/from-url', { url: address })).status).toBe(403);
    expect(await listMedia(mert)).toMatchObject([{ id: waiting?.id, copyState: 'waiting' }]);
  });
});
