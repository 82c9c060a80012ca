import { expect, test } from 'vitest';
import { watchSchedule } from '#/server/regular-work/due-work.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

describeEachDatabase('a planned document', (fresh) => {
  test('comes out beside one that only a version to come knows, which goes on waiting', async () => {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const documents = db.selectFrom('documents');
    const { id, ...board } = await documents
      .selectAll()
      .where('name', '=', 'board')
      .executeTakeFirstOrThrow();
    const publishAt = '2026-11-20T17:00:00.000Z';
    const value = JSON.stringify({ ...JSON.parse(board.value), title: 'Zamanında' });
    await db.updateTable('documents').set({ value, publishAt }).where('id', '=', id).execute();
    await db
      .insertInto('documents')
      .values({ ...board, name: 'boardOfTomorrow', publishAt })
      .execute();
    await watchSchedule(app.parts)();
    expect(await (await app.visitor().get('/management')).text()).toContain('Zamanında');
    const waiting = await documents.select('name').where('publishAt', 'is not', null).execute();
    expect(waiting).toEqual([{ name: 'boardOfTomorrow' }]);
  });

  test('whose time is over by the server’s clock is refused, and stays as it was', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const { id, value } = await app.parts.database.db
      .selectFrom('documents')
      .select(['id', 'value'])
      .where('name', '=', 'board')
      .executeTakeFirstOrThrow();
    const draft = { version: 1, value: JSON.parse(value), published: false };
    const path = `/api/admin/documents/${id}`;
    const refused = await ayse.put(path, { ...draft, publishAt: '2026-11-20T17:59:00.000Z' });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { publishAt: expect.stringMatching(/^Bu saat geçti; yayınlanmadı\./) } },
    ]);
    expect(await (await ayse.get(path)).json()).toMatchObject({ version: 1, publishAt: null });
  });
});
