import { expect, test } from 'vitest';
import { type Name, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Person } from './answers.server.ts';

const zeynep = { username: 'Zeynep Öz', role: 'management', password: 'Ip-Dugumu-33' };

describeEachDatabase('people', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const listed = async (app: TestApp) =>
    (await (await (await app.signedIn('ayse')).get('/api/admin/staff')).json()) as Person[];
  const idOf = async (app: TestApp, name: Name) =>
    (await listed(app)).find(({ username }) => username === name)?.id ?? 0;
  const actionsOf = async ({ parts }: TestApp) =>
    (await parts.database.db.selectFrom('auditLog').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    );

  test('are listed by name, with what an admin must know and without their secrets', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const people = (await (await ayse.get('/api/admin/staff')).json()) as Person[];
    expect(people).toEqual([
      {
        id: expect.any(Number),
        username: 'ayse',
        displayName: null,
        role: 'admin',
        isDisabled: false,
        createdAt: '2026-01-01T00:00:00.000Z',
        lastSeenAt: '2026-11-20T18:00:00.000Z',
        openSessions: 1,
      },
      expect.objectContaining({ username: 'mert', role: 'media', lastSeenAt: null, openSessions: 0 }),
    ]);
  });

  test('who is added can sign in', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/admin/staff', zeynep);
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ username: 'Zeynep Öz', role: 'management', isDisabled: false }),
    ]);
    const { username, password } = zeynep;
    const signIn = await app.visitor().post('/api/admin/login', { username, password });
    expect(await signIn.json()).toEqual({ username: 'Zeynep Öz', role: 'management' });
  });

  test.each([
    [{ username: 'ab' }, 'username', 'Kullanıcı adı en az 3 karakter olmalıdır'],
    [{ username: 'x'.repeat(61) }, 'username', 'Kullanıcı adı en çok 60 karakter olabilir'],
    [{ username: 'a<b>c' }, 'username', expect.stringContaining('harf')],
    [{ username: '-ayse' }, 'username', expect.stringContaining('harf')],
    [{ username: undefined }, 'username', 'Kullanıcı adı en az 3 karakter olmalıdır'],
    [{ username: '  a  ' }, 'username', 'Kullanıcı adı en az 3 karakter olmalıdır'],
    [{ username: 'Bilinmeyen ad' }, 'username', expect.stringContaining('Başka bir ad')],
    [{ username: 'Komut Satırı' }, 'username', expect.stringContaining('Başka bir ad')],
    [{ username: 'Sistem' }, 'username', expect.stringContaining('Başka bir ad')],
    [{ username: 'İlk Başlatma' }, 'username', expect.stringContaining('Başka bir ad')],
    [{ role: 'chief' }, 'role', 'Rol gereklidir'],
    [{ password: '12345' }, 'password', 'Şifre en az 6 karakter olmalıdır'],
    [{ password: 'password123' }, 'password', expect.stringContaining('yaygın')],
  ])('who cannot be added so is named (%o)', async (mistake, field, sentence) => {
    const app = await open();
    const answer = await (await app.signedIn('ayse')).post('/api/admin/staff', { ...zeynep, ...mistake });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await listed(app)).toHaveLength(2);
  });

  test('a name can be had by one person only, however it is written', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const taken = { fields: { username: expect.stringContaining('zaten kullanılıyor') } };
    const added = await ayse.post('/api/admin/staff', { ...zeynep, username: 'MERT' });
    expect([added.status, await added.json()]).toMatchObject([409, taken]);
    const renamed = await ayse.put(`/api/admin/staff/${await idOf(app, 'mert')}`, {
      username: 'Ayşe',
      role: 'media',
      isDisabled: false,
    });
    expect([renamed.status, await renamed.json()]).toMatchObject([409, taken]);
  });

  test('two requests at once do not add the same name twice', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answers = await Promise.all([1, 2, 3].map(() => ayse.post('/api/admin/staff', zeynep)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('a new role counts at once, for sessions that are open too', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    expect((await mert.get('/api/admin/staff')).status).toBe(403);
    const path = `/api/admin/staff/${await idOf(app, 'mert')}`;
    await ayse.put(path, { username: 'mert', role: 'admin', isDisabled: false });
    expect((await mert.get('/api/admin/staff')).status).toBe(200);
  });

  test('who is disabled is out at once and cannot come back, until enabled again', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const path = `/api/admin/staff/${await idOf(app, 'mert')}`;
    const change = (isDisabled: boolean) => ayse.put(path, { username: 'mert', role: 'media', isDisabled });
    expect(await (await change(true)).json()).toMatchObject({ isDisabled: true, openSessions: 0 });
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    await expect(app.signedIn('mert')).rejects.toThrow('hatalı');
    await change(false);
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    await app.signedIn('mert');
    expect(await actionsOf(app)).toEqual(
      expect.arrayContaining(['staff.disable', 'session.sign-in-failed', 'staff.enable']),
    );
  });

  test('a new password from an admin ends the sessions of its owner', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const path = `/api/admin/staff/${await idOf(app, 'mert')}/password`;
    expect((await ayse.put(path, { password: '12345' })).status).toBe(400);
    expect((await ayse.put(path, { password: 'qwerty' })).status).toBe(400);
    expect((await mert.get('/api/admin/auth')).status).toBe(200);
    expect((await ayse.put(path, { password: 'Buz-Baltasi-5' })).status).toBe(200);
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    await expect(app.signedIn('mert')).rejects.toThrow('hatalı');
    const back = await app
      .visitor()
      .post('/api/admin/login', { username: 'mert', password: 'Buz-Baltasi-5' });
    expect(back.status).toBe(200);
    const log = await app.parts.database.db.selectFrom('auditLog').select('change').execute();
    expect(JSON.stringify(log)).not.toMatch(/argon2|Buz-Baltasi/);
  });

  test('one’s own password is not changed without the current one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.put(`/api/admin/staff/${await idOf(app, 'ayse')}/password`, {
      password: 'Buz-Baltasi-5',
    });
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('Şifre Değiştir')]);
  });

  test('an admin ends all sessions of somebody', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const [phone, computer] = [await app.signedIn('mert'), await app.signedIn('mert')];
    const path = `/api/admin/staff/${await idOf(app, 'mert')}/sessions`;
    expect((await ayse.delete(path)).status).toBe(204);
    expect((await phone.get('/api/admin/auth')).status).toBe(401);
    expect((await computer.get('/api/admin/auth')).status).toBe(401);
    expect((await ayse.get('/api/admin/auth')).status).toBe(200);
  });

  test('who is not there cannot be changed', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const update = { username: 'kimse', role: 'media', isDisabled: false };
    for (const id of ['999', '0', 'abc', '99999999999']) {
      expect((await ayse.put(`/api/admin/staff/${id}`, update)).status).toBe(404);
      const password = { password: 'Buz-Baltasi-5' };
      expect((await ayse.put(`/api/admin/staff/${id}/password`, password)).status).toBe(404);
      expect((await ayse.delete(`/api/admin/staff/${id}/sessions`)).status).toBe(404);
    }
  });
});
