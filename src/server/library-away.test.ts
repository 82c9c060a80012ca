import { expect, type MockInstance, test, vi } from 'vitest';
import type { Upload } from '#/media/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';

async function openWithPicture() {
  const app = await openTestApp(await freshDatabase());
  const answer = await (await app.signedIn('mert')).upload(pictureFile(await photographFromPhone()));
  const [media] = ((await answer.json()) as Upload).files;
  app.parts.media.library.forget();
  await app.parts.media.library.read();
  const whileAway = async (question: MockInstance, work: () => Promise<void>) => {
    app.parts.media.library.forget();
    await work();
    question.mockRestore();
  };
  const { db } = app.parts.database;
  return { app, url: media?.url ?? '', whileAway, spy: () => vi.spyOn(db, 'selectFrom') };
}

test('while the database hangs, pictures are shown as they were last known', async () => {
  const { app, url, whileAway, spy } = await openWithPicture();
  const hanging: unknown = new Proxy(() => hanging, {
    get: (_, name) => (name.toString().startsWith('execute') ? () => new Promise(() => {}) : hanging),
  });
  await whileAway(spy().mockReturnValue(hanging as never), async () => {
    expect((await app.visitor().get(url)).status).toBe(200);
  });
});

test('what was drawn while the library could not be read is drawn again once it can', async () => {
  const { app, whileAway, spy } = await openWithPicture();
  const { library } = app.parts.media;
  const renew = vi.spyOn(app.parts.pageCache, 'renew');
  const failing = spy().mockImplementation(() => {
    throw new Error('no database');
  });
  await whileAway(failing, async () => void (await library.read()));
  expect(renew).not.toHaveBeenCalled();
  library.forget();
  await library.read();
  expect(renew).toHaveBeenCalledOnce();
});
