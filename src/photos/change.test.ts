import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Photo } from './schema.ts';

const draft = { title: 'Gece', imageUrl: '/media/gece.jpg', category: 'training', description: '' };
const operation = {
  title: 'Iğdır’da arama',
  description: 'Kayıp çoban bulundu.',
  location: 'Iğdır',
  date: '2026-02-28',
  status: 'completed',
};

describeEachDatabase('a photo that is changed', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const photo = (await (await ayse.post('/api/photos', draft)).json()) as Photo;
    const change = (person: Visitor, fields: object) =>
      person.put(`/api/photos/${photo.id}`, { ...draft, ...fields });
    return { app, ayse, photo, change };
  }
  const operationOf = async (person: Visitor) =>
    ((await (await person.post('/api/operations', operation)).json()) as { id: number }).id;

  test('is what visitors see from then on, in its old place', async () => {
    const { app, ayse, photo, change } = await open();
    await ayse.post('/api/photos', { ...draft, title: 'Sonraki' });
    app.clock.forward({ minutes: 1 });
    const fields = { title: 'Gece yürüyüşü', category: 'events', description: 'Kafa lambalarıyla.' };
    const answer = await change(ayse, { ...fields, version: 1 });
    const changed = { ...photo, ...fields, version: 2, updatedAt: '2026-11-20T18:01:00.000Z' };
    expect([answer.status, await answer.json()]).toEqual([200, changed]);
    const list = await (await app.visitor().get('/api/photos')).json();
    expect(list).toMatchObject([{ title: 'Sonraki' }, changed]);
    expect(await (await app.visitor().get('/operation-photos')).text()).toContain('Gece yürüyüşü');
  });

  test('is in the log, with what was changed', async () => {
    const { app, ayse, change } = await open();
    await change(ayse, { title: 'Gece yürüyüşü' });
    const { db } = app.parts.database;
    const row = await db.selectFrom('auditLog').selectAll().where('action', '=', 'photo.update').execute();
    expect(row).toMatchObject([{ username: 'ayse', subjectTitle: 'Gece yürüyüşü' }]);
    expect(JSON.parse(row[0]?.change ?? '')).toEqual({ title: { before: 'Gece', after: 'Gece yürüyüşü' } });
  });

  test('moves to another operation, and keeps one that is in the bin until it comes back', async () => {
    const { app, ayse, photo, change } = await open();
    const id = await operationOf(ayse);
    const ofOperation = async () => (await app.visitor().get(`/api/photos?operationId=${id}`)).json();
    expect(await (await change(ayse, { operationId: id })).json()).toMatchObject({ operationId: id });
    await change(ayse, { title: 'Başlığı değişti' });
    expect(await ofOperation()).toMatchObject([{ id: photo.id, title: 'Başlığı değişti' }]);
    await ayse.delete(`/api/operations/${id}`);
    const answer = await change(ayse, { title: 'Bu arada', operationId: null });
    expect(await answer.json()).toMatchObject({ operationId: null });
    await ayse.post(`/api/admin/operations/${id}/restore`);
    expect(await ofOperation()).toMatchObject([{ id: photo.id, title: 'Bu arada' }]);
    await change(ayse, { operationId: null });
    expect(await ofOperation()).toEqual([]);
  });

  test('stays as it was when something is wrong, or nobody is signed in', async () => {
    const { app, ayse, photo, change } = await open();
    for (const wrong of [{ title: ' ' }, { imageUrl: 'javascript:1' }, { operationId: 999 }, { version: 0 }])
      expect((await change(ayse, wrong)).status).toBe(400);
    expect((await change(app.visitor(), {})).status).toBe(401);
    for (const id of [999, 0, 'x', 99999999999])
      expect((await ayse.put(`/api/photos/${id}`, draft)).status).toBe(404);
    expect(await (await app.visitor().get('/api/photos')).json()).toEqual([photo]);
  });

  test('holds on to its new picture in the library, and lets the old one go', async () => {
    const { app, ayse, change } = await open();
    const names = ['0123456789abcdef01234567.jpg', '76543210fedcba9876543210.jpg'];
    const uses = async () =>
      (await app.parts.database.db.selectFrom('pictureUses').select('fileName').execute()).map(
        ({ fileName }) => fileName,
      );
    for (const name of names) {
      await change(ayse, { imageUrl: `/media/${name}` });
      expect(await uses()).toEqual([name]);
    }
  });
});
