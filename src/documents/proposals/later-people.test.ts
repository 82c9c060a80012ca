import { expect, test } from 'vitest';
import { changeIban, confirm, documents, thirdIban } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Proposal } from './schema.ts';

async function lookAt(admin: Visitor, { id }: { id: number }) {
  const answer = await admin.get(`${documents}/${id}/proposal`);
  const { later, isOneAdmin } = (await answer.json()) as Proposal;
  return { later, isOneAdmin };
}

describeEachDatabase('of a change of the bank accounts that nobody may confirm yet', (fresh) => {
  test('all learn whose account is too new and until when, and a lone admin that another is missing', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const alone = await changeIban(ayse);
    expect(await lookAt(ayse, alone)).toEqual({ later: [], isOneAdmin: true });
    const hired = { username: 'deniz', role: 'admin', password: 'Kuru-Dere-Yolu-5' };
    await ayse.post('/api/admin/staff', hired);
    const since = new Date(app.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
    const deniz = app.visitor();
    await deniz.post('/api/admin/login', hired);
    const own = { ...hired, password: 'Derin-Vadi-Izi-8' };
    await deniz.post('/api/admin/change-password', {
      currentPassword: hired.password,
      newPassword: own.password,
    });
    for (const [admin, isReader] of [[ayse, false] as const, [deniz, true] as const])
      expect(await lookAt(admin, alone)).toEqual({
        later: [{ username: 'deniz', isBehind: false, since, isReader }],
        isOneAdmin: false,
      });
    // once it was so, it stays so
    app.clock.forward({ hours: 7 * 24 });
    await deniz.post('/api/admin/login', own);
    app.clock.forward({ minutes: 1 });
    const proposed = await changeIban(await app.signedIn('ayse'), { iban: thirdIban });
    expect(await lookAt(deniz, proposed)).toEqual({ later: [], isOneAdmin: false });
    expect((await confirm(deniz, proposed, own.password)).status).toBe(204);
  });
});
