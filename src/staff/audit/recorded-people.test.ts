import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

describeEachDatabase('what is written into the log about people', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const readLog = async ({ parts }: TestApp) => {
    const rows = await parts.database.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '!=', 'session.sign-in')
      .orderBy('id')
      .execute();
    return rows.map(({ change, ...row }) => ({ ...row, change: JSON.parse(change) }));
  };

  test('tells what was done to the people who may sign in', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const zeynep = { username: 'zeynep', role: 'media', password: 'Ip-Dugumu-33' };
    const { id } = (await (await ayse.post('/api/admin/staff', zeynep)).json()) as { id: number };
    await app.visitor().post('/api/admin/login', zeynep);
    const path = `/api/admin/staff/${id}`;
    await ayse.put(path, { username: 'Zeynep', role: 'management' });
    await ayse.put(`${path}/password`, { password: 'Buz-Baltasi-5' });
    await ayse.put(path, { isDisabled: true });
    await ayse.put(path, { isDisabled: false });
    await ayse.delete(`${path}/sessions`);
    const by = { username: 'ayse', address: 'memory', subjectKind: 'staff', subjectId: id };
    expect(await readLog(app)).toMatchObject([
      {
        ...{ ...by, subjectTitle: 'zeynep', action: 'staff.create' },
        change: { username: { after: 'zeynep' }, role: { after: 'media' } },
      },
      {
        ...{ ...by, subjectTitle: 'Zeynep', action: 'staff.update' },
        change: {
          username: { before: 'zeynep', after: 'Zeynep' },
          role: { before: 'media', after: 'management' },
        },
      },
      { ...by, action: 'staff.password', change: { endedSessions: { after: 1 } } },
      { ...by, action: 'staff.disable', change: { isDisabled: { before: false, after: true } } },
      { ...by, action: 'staff.enable', change: { isDisabled: { before: true, after: false } } },
      { ...by, action: 'staff.end-sessions', change: { endedSessions: { after: 0 } } },
    ]);
  });

  test('tells which device of one’s own was signed out', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const [own] = (await (await ayse.get('/api/admin/sessions')).json()) as { id: string }[];
    await ayse.delete(`/api/admin/sessions/${own?.id}`);
    expect(await readLog(app)).toMatchObject([
      {
        ...{ action: 'session.end', username: 'ayse', subjectKind: 'staff', subjectTitle: 'ayse' },
        change: { device: { before: 'Bilinmeyen cihaz' } },
      },
    ]);
  });
});
