import { expect, test } from 'vitest';
import { cast, openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';

/** The four calls about who is signed in, with a session in a cookie. */

const { username, password } = cast.mert;

describeEachDatabase('calls about the session', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('POST /api/admin/login with username and password signs in by a cookie; message on failure', async () => {
    const app = await open();
    const caller = app.visitor();
    for (const wrong of [
      { username, password: 'yanlis' },
      { username: 'kimse', password },
    ]) {
      const refused = await caller.post('/api/admin/login', wrong);
      expect([refused.status, await refused.json()]).toEqual([
        401,
        { message: 'Kullanıcı adı veya şifre hatalı' },
      ]);
    }
    expect([(await caller.get('/api/admin/auth')).status, caller.cookie('session')]).toEqual([
      401,
      undefined,
    ]);
    expect((await caller.post('/api/admin/login', { username, password })).status).toBe(200);
    expect(caller.cookie('session')).toBeTruthy();
    const sessions = await app.parts.database.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
  });

  test('GET /api/admin/auth gives the admin user on success, 401 to anybody else', async () => {
    const app = await open();
    const answer = await (await app.signedIn('mert')).get('/api/admin/auth');
    expect([answer.status, await answer.json()]).toEqual([200, { username, role: 'media' }]);
    expect((await app.visitor().get('/api/admin/auth')).status).toBe(401);
  });

  test('POST /api/admin/logout takes no payload, answers JSON, and ends the session', async () => {
    const app = await open();
    const caller = await app.signedIn('mert');
    const answer = await caller.post('/api/admin/logout');
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Çıkış Yapıldı' }]);
    expect((await caller.get('/api/admin/auth')).status).toBe(401);
    expect(await app.parts.database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test('POST /api/admin/change-password with currentPassword and newPassword; message on failure', async () => {
    const app = await open();
    const caller = await app.signedIn('mert');
    const change = { currentPassword: password, newPassword: 'Kar-Altında-Ses-4' };
    const hash = async () =>
      app.parts.database.db
        .selectFrom('staff')
        .select('passwordHash')
        .where('username', '=', username)
        .execute();
    const before = await hash();
    expect((await app.visitor().post('/api/admin/change-password', change)).status, 'nobody').toBe(401);
    const wrong = await caller.post('/api/admin/change-password', { ...change, currentPassword: 'yanlis' });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { message: 'Mevcut şifre hatalı' }]);
    expect(await hash()).toEqual(before);
    expect((await caller.post('/api/admin/change-password', change)).status).toBe(200);
    expect(await hash()).not.toEqual(before);
    const signIn = (typed: string) => app.visitor().post('/api/admin/login', { username, password: typed });
    expect([(await signIn(password)).status, (await signIn(change.newPassword)).status]).toEqual([401, 200]);
  });

  test('without the cookie no call of staff is answered', async () => {
    const app = await open();
    const caller = await app.signedIn('mert');
    const call = (headers: HeadersInit) => app.visitor().send('/api/admin/news', { headers });
    expect((await call({ cookie: `session=${caller.cookie('session')}` })).status).toBe(200);
    expect((await call({ authorization: `Bearer ${caller.cookie('session')}` })).status).toBe(401);
    expect((await call({ cookie: 'session=uydurma' })).status).toBe(401);
  });
});
