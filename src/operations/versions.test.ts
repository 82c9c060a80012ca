import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { firstsOf } from '#/collections/collection.ts';
import { write } from '#/db/write.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { type Operation, operationDraftSchema, operations } from './schema.ts';
import { operationStore } from './store.server.ts';

const draft = {
  title: 'İlk başlık',
  description: 'İlk açıklama.',
  location: 'Bolu, Mengen',
  date: '2026-11-01',
  status: 'active',
  type: 'Sel',
  rescuedCount: 1,
  volunteerCount: 8,
  imageUrl: '/media/kapak.jpg',
};

describeEachDatabase('earlier versions of an operation', (fresh) => {
  async function openWithTwo() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const made = await ayse.post('/api/operations', { ...draft, published: false });
    const { id } = (await made.json()) as Operation;
    app.clock.forward({ minutes: 5 });
    const change = { ...draft, title: 'İkinci başlık', status: 'completed', type: null, published: true };
    await mert.put(`/api/operations/${id}`, change);
    return { app, ayse, id, path: `/api/admin/operations/${id}/versions` };
  }

  test('are listed with who saved them and when, the latest first', async () => {
    const { ayse, path } = await openWithTwo();
    expect(await (await ayse.get(path)).json()).toEqual([
      {
        ...{ version: 2, title: 'İkinci başlık', published: true },
        ...{ savedAt: '2026-11-20T18:05:00.000Z', savedBy: 'mert' },
      },
      {
        ...{ version: 1, title: draft.title, published: false },
        ...{ savedAt: '2026-11-20T18:00:00.000Z', savedBy: 'ayse' },
      },
    ]);
  });

  test('can be read whole', async () => {
    const { ayse, path } = await openWithTwo();
    expect(await (await ayse.get(`${path}/1`)).json()).toEqual({
      ...firstsOf(operations),
      ...operationDraftSchema.parse(draft),
      ...{ published: false, district: '', isPlaceHeld: false },
      ...{ version: 1, savedAt: '2026-11-20T18:00:00.000Z', savedBy: 'ayse' },
    });
  });

  test('come back whole as the newest one, and the operation stays published', async () => {
    const { app, ayse, path } = await openWithTwo();
    const answer = await ayse.post(`${path}/1/restore`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { ...draft, published: true, version: 3 },
    ]);
    expect(await (await app.visitor().get('/operations')).text()).toContain(draft.title);
    const versions = (await (await ayse.get(path)).json()) as Operation[];
    expect(versions.map(({ title }) => title)).toEqual([draft.title, 'İkinci başlık', draft.title]);
  });

  test('take away a type that they did not have', async () => {
    const { ayse, id, path } = await openWithTwo();
    await ayse.put(`/api/operations/${id}`, draft);
    expect(await (await ayse.post(`${path}/2/restore`)).json()).toMatchObject({ type: null, version: 4 });
  });

  test('that break a rule of today are refused with the rule and a way out', async () => {
    const { app, ayse, id, path } = await openWithTwo();
    const versions = app.parts.database.db.updateTable('versions').where('kind', '=', 'operation');
    await versions
      .set((row) => ({ value: sql`replace(${row.ref('value')}, '"type":"Sel"', '"type":"Çığ"')` }))
      .where('version', '=', 1)
      .execute();
    const answer = await ayse.post(`${path}/1/restore`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      'Bu sürüm olduğu gibi geri getirilemiyor: Operasyon türü listedeki türlerden biri olmalıdır. ' +
        'Bilgilerini kopyalayıp operasyonu düzenleyerek ekleyebilirsiniz.',
    ]);
    expect(await (await ayse.get(`/api/admin/operations/${id}`)).json()).toMatchObject({ version: 2 });
  });

  test('outlive the bin, and go with the operation', async () => {
    const { app, ayse, id, path } = await openWithTwo();
    await ayse.delete(`/api/operations/${id}`);
    expect((await ayse.get(path)).status).toBe(404);
    await ayse.post(`/api/admin/operations/${id}/restore`);
    expect(await (await ayse.get(path)).json()).toHaveLength(2);
    await ayse.delete(`/api/operations/${id}`);
    app.clock.forward({ hours: 31 * 24 });
    const { database, clock } = app.parts;
    const { db } = database;
    await write(
      db,
      { actor: { staffId: null, username: '', address: '' }, now: clock() },
      operationStore.empty,
    );
    expect(await db.selectFrom('versions').selectAll().where('kind', '=', 'operation').execute()).toEqual([]);
  });

  test('that were never there are not found, and strangers see none', async () => {
    const { app, ayse, path } = await openWithTwo();
    for (const wrong of [`${path}/3`, `${path}/x`, '/api/admin/operations/999/versions'])
      expect([wrong, (await ayse.get(wrong)).status]).toEqual([wrong, 404]);
    expect((await ayse.post(`${path}/3/restore`)).status).toBe(404);
    for (const hidden of [path, `${path}/1`]) expect((await app.visitor().get(hidden)).status).toBe(401);
    expect((await app.visitor().post(`${path}/1/restore`)).status).toBe(401);
  });
});
