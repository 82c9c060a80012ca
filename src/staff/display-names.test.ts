import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Person, SignedIn } from './answers.server.ts';
import { verifyLog } from './audit/verify-log.server.ts';

const auth = async (who: Visitor) => (await (await who.get('/api/admin/auth')).json()) as SignedIn;
const call = (who: Visitor, displayName: unknown) => who.put('/api/admin/name', { displayName });

describeEachDatabase('the name that colleagues read', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const people = (await (await ayse.get('/api/admin/staff')).json()) as Person[];
    const idOf = (name: string) => people.find(({ username }) => username === name)?.id;
    const { db } = app.parts.database;
    const readLog = async () => {
      const rows = await db.selectFrom('auditLog').selectAll().orderBy('id').execute();
      return rows.filter(({ action }) => action.startsWith('staff.'));
    };
    const readStaff = () => db.selectFrom('staff').selectAll().orderBy('id').execute();
    return { app, ayse, mert, db, readLog, readStaff, path: `/api/admin/staff/${idOf('mert')}` };
  }

  test('is told by oneself, seen by all staff, and written into the log once', async () => {
    const { ayse, mert, db, readLog } = await open();
    expect(await auth(mert)).toEqual({ username: 'mert', role: 'media' });
    expect((await call(mert, ' Mert Ko\u0308k ')).status).toBe(204);
    expect((await call(mert, 'Mert Kök')).status).toBe(204);
    const names = { mert: 'Mert Kök' };
    expect(await auth(mert)).toEqual({ username: 'mert', role: 'media', displayName: 'Mert Kök', names });
    expect(await auth(ayse)).toMatchObject({ username: 'ayse', names });
    const rows = await readLog();
    expect(rows).toMatchObject([{ action: 'staff.name', username: 'mert', subjectTitle: 'mert' }]);
    expect(JSON.parse(rows[0]?.change ?? '')).toEqual({ displayName: { before: '', after: 'Mert Kök' } });
    expect(await verifyLog(db)).toMatchObject({ isIntact: true });
  });

  test('is given and taken away by admins, and stays where a change says nothing of it', async () => {
    const { ayse, mert, readLog, path } = await open();
    const put = async (update: object) => (await (await ayse.put(path, update)).json()) as Person;
    expect(await put({ displayName: 'Mert Kök' })).toMatchObject({
      username: 'mert',
      displayName: 'Mert Kök',
    });
    expect(await put({ username: 'mert.kok' })).toMatchObject({ displayName: 'Mert Kök' });
    expect(await auth(mert)).toMatchObject({ displayName: 'Mert Kök', names: { 'mert.kok': 'Mert Kök' } });
    expect(await put({ displayName: '' })).toMatchObject({ displayName: null });
    expect((await readLog()).map(({ action }) => action)).toEqual(Array(3).fill('staff.update'));
    expect((await mert.put(path, { displayName: 'Başkan' })).status).toBe(403);
  });

  test('is nobody else’s, whatever its letters: neither shown nor signed in with', async () => {
    const { app, ayse, mert, path } = await open();
    await call(ayse, 'Ayşe Yılmaz');
    for (const taken of ['Ayşe Yılmaz', 'AYŞE YILMAZ', 'ayse yilmaz', 'Ayse', 'AYŞE'])
      expect([taken, (await call(mert, taken)).status]).toEqual([taken, 409]);
    const given = await ayse.put(path, { displayName: 'ayşe yılmaz' });
    expect([given.status, await given.json()]).toMatchObject([
      409,
      { fields: { displayName: expect.any(String) } },
    ]);
    const zeynep = { username: 'ayse yilmaz', role: 'media', password: 'Ip-Dugumu-33' };
    expect((await ayse.post('/api/admin/staff', zeynep)).status).toBe(409);
    expect((await ayse.put(path, { username: 'Ayşe Yılmaz' })).status).toBe(409);
    expect((await call(mert, 'Mert')).status).toBe(204);
    expect((await app.visitor().put('/api/admin/name', { displayName: 'Kim' })).status).toBe(401);
  });

  test.each([
    ...[
      '',
      ' ',
      'A',
      'x'.repeat(81),
      'sistem',
      'Komut Satırı',
      'Mert\nKök',
      'Mert\u202eKök',
      'Mert\u200bKök',
    ],
    ...['М\u0435rt', '<b>Mert</b>', '2 Mert', 7, null],
  ])('is a line of Latin letters: %j is not', async (wrong) => {
    const { mert, readLog } = await open();
    expect((await call(mert, wrong)).status).toBe(400);
    expect(await readLog()).toEqual([]);
  });

  test('a save of a person that changes nothing is not written down', async () => {
    const { ayse, readLog, readStaff, path } = await open();
    await ayse.put(path, { displayName: 'Mert Kök' });
    const before = [await readStaff(), await readLog()];
    for (const update of [
      {},
      { role: 'media' },
      { username: 'mert', displayName: 'Mert Kök', isDisabled: false },
    ]) {
      const answer = await ayse.put(path, update);
      expect([answer.status, await answer.json()]).toMatchObject([200, { username: 'mert', role: 'media' }]);
    }
    expect([await readStaff(), await readLog()]).toEqual(before);
  });
});
