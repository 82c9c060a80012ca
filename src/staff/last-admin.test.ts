import { expect, test } from 'vitest';
import { type Name, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Person } from './answers.server.ts';
import { updatePerson } from './change-people.server.ts';
import type { PersonUpdate } from './people-schema.ts';

describeEachDatabase('people', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const idOf = async (app: TestApp, name: Name) => {
    const people = (await (await (await app.signedIn('ayse')).get('/api/admin/staff')).json()) as Person[];
    return people.find(({ username }) => username === name)?.id ?? 0;
  };
  const actionsOf = async ({ parts }: TestApp) =>
    (await parts.database.db.selectFrom('auditLog').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );

  test.each([[{ role: 'media', isDisabled: false }], [{ role: 'admin', isDisabled: true }]])(
    'the last admin stays one (%o)',
    async (change) => {
      const app = await open();
      const ayse = await app.signedIn('ayse');
      const path = `/api/admin/staff/${await idOf(app, 'ayse')}`;
      const answer = await ayse.put(path, { username: 'ayse', ...change });
      expect([answer.status, await answer.text()]).toEqual([
        409,
        expect.stringContaining('Son etkin yönetici'),
      ]);
      expect((await ayse.get('/api/admin/staff')).status).toBe(200);
      expect(await actionsOf(app)).not.toContain('staff.update');
      expect((await ayse.put(path, { username: 'Ayşe', role: 'admin', isDisabled: false })).status).toBe(200);
    },
  );

  test('the last admin stays one until somebody who was invited has come', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const invited = await ayse.post('/api/admin/staff/invitations', { username: 'deniz', role: 'admin' });
    const { link } = (await invited.json()) as { link: { token: string } };
    const leave = async () =>
      (await ayse.put(`/api/admin/staff/${await idOf(app, 'ayse')}`, { username: 'ayse', role: 'media' }))
        .status;
    expect(await leave()).toBe(409);
    const { token } = link;
    const chosen = await app
      .visitor()
      .post('/api/admin/password-link/use', { token, newPassword: 'Kar-Ayakkabisi-3' });
    expect(chosen.status).toBe(200);
    expect(await leave()).toBe(200);
  });

  test('two admins who demote and disable each other at the same moment leave one', async () => {
    const app = await open();
    const { db } = app.parts.database;
    const ids = { ayse: await idOf(app, 'ayse'), mert: await idOf(app, 'mert') };
    const by = { actor: { staffId: null, username: 'zeynep', address: 'memory' }, now: app.clock.now };
    const change = (id: number, update: PersonUpdate) => updatePerson(db, { id, update }, by);
    for (let round = 0; round < 10; round += 1) {
      for (const id of Object.values(ids)) await change(id, { role: 'admin', isDisabled: false });
      const outcomes = await Promise.allSettled([
        change(ids.mert, { role: 'media' }),
        change(ids.ayse, { isDisabled: true }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
