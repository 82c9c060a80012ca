import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, type TestSettings } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import {
  addByAddress,
  fetchCopies,
  listMedia,
  listWaitingPictures,
  writeNews,
} from '../../../tests/support/outside.ts';
import { startSiteThatIsDown } from '../../../tests/support/picture-server.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Media, Upload } from '../answers.server.ts';

const photo = await photographFromPhone();
/** Pictures are cleaned by a process that lets all others go first. */
const timeout = 60_000;

/** One waits for its copy, and the library has the same picture already. */
async function openWithSame(database: Parameters<typeof openTestApp>[0], settings: TestSettings = {}) {
  const { elsewhere, state, address } = await startSiteThatIsDown(photo);
  const app = await openTestApp(database, { fetchPolicy: elsewhere.fetchPolicy, ...settings });
  const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
  const same = await uploadNamed(mert, 'eski.jpg');
  await addByAddress(mert, address);
  return { app, ayse, mert, same, address, state };
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

describeEachDatabase('a picture of another site that the library has already', (fresh) => {
  test('is the other wherever its address stands, and leaves no file', { timeout }, async () => {
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

  test('leaves the other in the bin, where somebody has put it', { timeout }, async () => {
    const opened = await openWithSame(await fresh());
    const { app, mert, same, address } = opened;
    const { id } = await writeNews(mert, { imageUrl: address });
    await mert.delete('/api/media/delete', { fileIds: [same?.id] });
    await copyArrives(opened);
    expect([await listMedia(mert), await listWaitingPictures(mert)]).toEqual([[], []]);
    expect(await (await app.visitor().get(`/news/${id}`)).text()).not.toContain(same?.url);
    await mert.post(`/api/media/${same?.id}/restore`);
    expect(await listMedia(mert)).toMatchObject([{ id: same?.id, useCount: 1, copyOf: [address] }]);
  });

  test('brings the other back from the bin when somebody tries again', { timeout }, async () => {
    const { mert, same, address, state } = await openWithSame(await fresh());
    await mert.delete('/api/media/delete', { fileIds: [same?.id] });
    expect(await listMedia(mert)).toEqual([]);
    state.isUp = true;
    expect(await addByAddress(mert, address)).toMatchObject({ id: same?.id, width: 600 });
    expect(await listMedia(mert)).toMatchObject([{ id: same?.id, copyOf: [address] }]);
  });

  test('goes on waiting when the other lies in the bin for admins to bring back', { timeout }, async () => {
    const opened = await openWithSame(await fresh(), { publishing: 'admins' });
    const { ayse, mert, same, address, state } = opened;
    await writeNews(ayse, { imageUrl: same?.url });
    await ayse.delete('/api/media/delete', { fileIds: [same?.id], force: true });
    state.isUp = true;
    expect((await mert.post('/api/media/from-url', { url: address })).status).toBe(403);
    expect(await listWaitingPictures(mert)).toMatchObject([{ address, copyState: 'waiting' }]);
  });
});
