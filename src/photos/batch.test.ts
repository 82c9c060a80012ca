import { expect, test } from 'vitest';
import type { Media } from '#/media/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { upload } from '../../tests/support/uploads.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Photo } from './schema.ts';

const path = '/api/admin/photos/bulk';
const some = (number: number) =>
  Array.from({ length: number }, (_, n) => ({
    title: `Tatbikat (${n + 1})`,
    imageUrl: `/media/${n + 1}.jpg`,
  }));

describeEachDatabase('photos that are added together', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const list = async () => (await (await app.visitor().get('/api/photos')).json()) as Photo[];
    const send = (person: Visitor, change: object = {}, key?: string) =>
      person.post(
        path,
        { photos: some(3), category: 'training', ...change },
        key ? { 'idempotency-key': key } : {},
      );
    return { app, ayse: await app.signedIn('ayse'), list, send };
  }

  test('stand in the gallery as they were chosen, each with what they have in common', async () => {
    const { ayse, list, send } = await open();
    await ayse.post('/api/photos', { title: 'Eski', imageUrl: '/media/eski.jpg' });
    const answer = await send(ayse);
    const added = (await answer.json()) as Photo[];
    const common = { category: 'training', description: '', operationId: null, version: 1 };
    expect([answer.status, added]).toMatchObject([201, some(3).map((photo) => ({ ...photo, ...common }))]);
    expect(await list()).toEqual([...added, expect.objectContaining({ title: 'Eski' })]);
  });

  test('are a hundred at most, each with its row in the log', async () => {
    const { app, ayse, list, send } = await open();
    for (const photos of [[], some(101), undefined]) expect((await send(ayse, { photos })).status).toBe(400);
    expect((await send(ayse, { photos: some(100) })).status).toBe(201);
    const rows = await app.parts.database.db.selectFrom('auditLog').selectAll().execute();
    const created = rows.filter(({ action }) => action === 'photo.create');
    expect([created.length, await list()]).toMatchObject([100, { length: 100 }]);
  });

  test('are added once, however often the call is sent', async () => {
    const { ayse, list, send } = await open();
    const answers = await Promise.all([send(ayse, {}, 'bir-kez'), send(ayse, {}, 'bir-kez')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
    const other = await send(ayse, { category: 'events' }, 'bir-kez');
    expect([other.status, await other.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('az önce başka bilgilerle eklenmişti') },
    ]);
    expect(await list()).toHaveLength(3);
  });

  test('are none when one of them is wrong, or nobody is signed in', async () => {
    const { app, ayse, list, send } = await open();
    const wrong = [...some(2), { title: '', imageUrl: '/media/a.jpg' }];
    const answer = await send(ayse, { photos: wrong });
    const title = { 'photos.2.title': 'Başlık gereklidir' };
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: title }]);
    expect((await send(ayse, { operationId: 999 })).status).toBe(400);
    expect((await send(ayse, { credit: 'x'.repeat(201) })).status).toBe(400);
    expect((await send(app.visitor())).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  test('tell nothing of a published picture where only admins publish, unless an admin adds them', async () => {
    const app = await openTestApp(await fresh(), { publishing: 'admins' });
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { url } = await upload(app, await photographFromPhone());
    const words = { title: 'Tatbikat', excerpt: 'Özet', content: 'Metin', category: 'Duyuru' };
    await ayse.post('/api/news', { ...words, imageUrl: url, published: true });
    const photos = [{ title: 'Gece', imageUrl: url }];
    const add = async (person: Visitor, credit: string) =>
      (await person.post(path, { photos, category: 'training', credit })).status;
    expect([await add(mert, 'Mert'), await add(mert, ''), await add(ayse, 'Ayşe')]).toEqual([403, 201, 201]);
  });

  test('tell the library who took them, where it does not know yet', async () => {
    const { app, ayse, send } = await open();
    const uploadAs = async (name: string) => {
      const bytes = Buffer.concat([await photographFromPhone(), Buffer.from(name)]);
      const { files } = (await (await ayse.upload(pictureFile(new Uint8Array(bytes), name))).json()) as {
        files: [Media];
      };
      return files[0];
    };
    const [known, unknown, other] = [
      await uploadAs('a.jpg'),
      await uploadAs('b.jpg'),
      await uploadAs('c.jpg'),
    ];
    await ayse.put(`/api/media/${known.id}`, { credit: 'AFAD' });
    const photos = [known, unknown].map(({ url }) => ({ title: 'Gece', imageUrl: url }));
    await send(ayse, { photos, credit: ' Mert Kaya ' });
    const { db } = app.parts.database;
    const credits = await db.selectFrom('media').select(['id', 'credit']).orderBy('id').execute();
    expect(credits).toEqual([
      { id: known.id, credit: 'AFAD' },
      { id: unknown.id, credit: 'Mert Kaya' },
      { id: other.id, credit: '' },
    ]);
    const rows = await db.selectFrom('auditLog').select(['action', 'subjectId', 'change']).execute();
    expect(rows.findLast(({ action }) => action === 'media.update')).toEqual({
      action: 'media.update',
      subjectId: unknown.id,
      change: JSON.stringify({ credit: { before: '', after: 'Mert Kaya' } }),
    });
  });
});
