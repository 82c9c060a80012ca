import { expect, test } from 'vitest';
import type { Media } from '#/media/answers.server.ts';
import { openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { photographFromPhone, pictureFile } from '../support/pictures.ts';
import type { Visitor } from '../support/visitor.ts';

/** The three calls about media. */

describeEachDatabase('calls about media', (fresh) => {
  const open = async () => {
    const app = await openTestApp(await fresh());
    return { visitor: app.visitor(), mert: await app.signedIn('mert') };
  };
  const list = async (caller: Visitor) => (await (await caller.get('/api/media')).json()) as Media[];
  const picture = async (name: string, width = 600) =>
    pictureFile(await photographFromPhone({ width }), name);

  test('GET /api/media is the list of media files, for staff', async () => {
    const { visitor, mert } = await open();
    expect((await visitor.get('/api/media')).status).toBe(401);
    expect(await list(mert)).toEqual([]);
  });

  test('POST /api/media/upload takes the repeated multipart field images and answers files', async () => {
    const { visitor, mert } = await open();
    const [one, two] = [await picture('bir.jpg'), await picture('iki.jpg', 700)];
    expect((await visitor.upload(one)).status, 'nobody').toBe(401);
    const answer = await mert.upload(one, two);
    const { files } = (await answer.json()) as { files: Media[] };
    expect([answer.status, files.map(({ originalName }) => originalName)]).toEqual([
      201,
      ['bir.jpg', 'iki.jpg'],
    ]);
    for (const { url, mimetype } of files) {
      const served = await visitor.get(url);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, mimetype]);
    }
    expect((await list(mert)).map(({ url }) => url).toSorted()).toEqual(
      files.map(({ url }) => url).toSorted(),
    );
  });

  test('POST /api/media/upload: message on error, and nothing is kept', async () => {
    const { mert } = await open();
    const bad = await mert.upload(pictureFile('bu bir görsel değil', 'liste.png', 'image/png'));
    expect([bad.status, await bad.json()]).toEqual([
      415,
      { message: expect.stringContaining('“liste.png” desteklenen bir görsel değil') },
    ]);
    const none = await mert.upload();
    expect([none.status, await none.json()]).toEqual([400, { message: expect.stringMatching(/\S/) }]);
    expect(await list(mert)).toEqual([]);
  });

  test('DELETE /api/media/delete with {fileIds: list of ids} deletes those only', async () => {
    const { visitor, mert } = await open();
    await mert.upload(await picture('a.jpg', 600), await picture('b.jpg', 700), await picture('c.jpg', 800));
    const all = await list(mert);
    const [kept, ...gone] = all.map(({ id }) => id);
    expect((await visitor.delete('/api/media/delete', { fileIds: gone })).status, 'nobody').toBe(401);
    for (const body of [{}, { fileIds: [] }, { fileIds: 'hepsi' }, { fileIds: [-1] }])
      expect((await mert.delete('/api/media/delete', body)).status, JSON.stringify(body)).toBe(400);
    expect(await list(mert)).toEqual(all);
    expect((await mert.delete('/api/media/delete', { fileIds: gone })).status).toBe(204);
    expect((await list(mert)).map(({ id }) => id)).toEqual([kept]);
  });
});
