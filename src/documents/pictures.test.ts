import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone } from '../../tests/support/pictures.ts';
import { upload } from '../../tests/support/uploads.ts';
import type { DocumentSummary, StoredDocument } from './answers.server.ts';
import { findUnknownFiles, picturesOf } from './faultless.server.ts';
import { formOf, knownNames } from './forms.server.ts';

const calls = '/api/admin/documents';
const unknown = 'Bu görsel kitaplıkta yok. Kitaplıktan seçin ya da yükleyin.';
const inBin = 'Bu görsel çöp kutusunda. Oradan geri alın ya da başka bir görsel seçin.';

describeEachDatabase('a picture of a document', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const id = list.find(({ name }) => name === 'about')?.id;
    const save = async (imageUrl: string, how: object = { published: true }) => {
      const { version, value } = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
      const changed = { ...(value as object), picture: { imageUrl, alt: 'Açıklaması' } };
      const answer = await ayse.put(`${calls}/${id}`, { version, value: changed, published: false, ...how });
      const { fields, version: saved } = (await answer.json()) as { fields?: object; version: number };
      return { status: answer.status, fields, saved };
    };
    return { app, ayse, id, save };
  }

  test('must be there when it is to be published, at once or at a time; a draft may hold any', async () => {
    const { save } = await open();
    const publishAt = '2026-12-05T06:00:00.000Z';
    const lost = [
      `/media/${'0'.repeat(24)}.jpg`,
      '/artwork/none-1600.webp',
      '/artwork/../index.html',
      '/about',
    ];
    for (const address of lost) {
      for (const how of [{ published: true }, { publishAt }])
        expect([address, await save(address, how)]).toMatchObject([
          address,
          { status: 400, fields: { 'value.picture.imageUrl': unknown } },
        ]);
      expect((await save(address, {})).status).toBe(200);
    }
    expect((await save('/artwork/dog-team-1600.webp')).status).toBe(200);
  });

  test('is one of the library, and not while that is in the bin', async () => {
    const { app, ayse, id, save } = await open();
    const { id: picture, url } = await upload(app, await photographFromPhone());
    const { saved } = await save(url);
    expect((await save('/artwork/dog-team-1600.webp')).status).toBe(200);
    expect((await ayse.delete('/api/media/delete', { fileIds: [picture], force: true })).status).toBeLessThan(
      300,
    );
    expect(await save(url)).toMatchObject({ status: 400, fields: { 'value.picture.imageUrl': inBin } });
    const undo = { documents: [{ id, version: saved }] };
    expect((await ayse.post(`${calls}/undo`, undo)).status).toBe(400);
    const draft = await save(url, {});
    const several = { documents: [{ id, version: draft.saved }] };
    expect((await ayse.post(`${calls}/publish`, several)).status).toBe(400);
    expect((await ayse.post(`/api/media/${picture}/restore`)).status).toBe(200);
    expect((await ayse.post(`${calls}/publish`, several)).status).toBe(200);
  });
});

test.each(knownNames)('%s: the site came with every picture that it begins with', (name) => {
  expect(findUnknownFiles(picturesOf(formOf(name), starterContent[name]))).toEqual([]);
});

test('pictures are found in groups, lists and lists of lists', () => {
  const paths = picturesOf(formOf('home'), starterContent.home).map(({ path }) => path.join('.'));
  expect(paths).toContain('slides.0.imageUrl');
  const activities = picturesOf(formOf('socialActivities'), starterContent.socialActivities);
  expect(activities.length).toBeGreaterThan(1);
});
