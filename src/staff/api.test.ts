import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const { ayse } = cast;

describeEachDatabase('staff', (fresh) => {
  const open = async (settings = {}) => openTestApp(await fresh(), settings);

  test('the right name and password let ayse in', async () => {
    const app = await open();
    const visitor = app.visitor();
    expect((await visitor.get('/api/admin/auth')).status).toBe(401);
    const answer = await visitor.post('/api/admin/login', { username: 'AYSE', password: ayse.password });
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'ayse', role: 'admin' }]);
    expect(await (await visitor.get('/api/admin/auth')).json()).toEqual({ username: 'ayse', role: 'admin' });
  });

  test.each([[{ username: 'ayse', password: 'yanlis' }], [{ username: 'kimse', password: ayse.password }]])(
    'a wrong name or password is answered with the same words (%o)',
    async (credentials) => {
      const answer = await (await open()).visitor().post('/api/admin/login', credentials);
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: 'Kullanıcı adı veya şifre hatalı' },
      ]);
    },
  );

  test('an empty name or password is named', async () => {
    const answer = await (await open()).visitor().post('/api/admin/login', { username: '', password: '' });
    expect(await answer.json()).toMatchObject({
      fields: { username: 'Kullanıcı adı gereklidir', password: 'Şifre gereklidir' },
    });
  });

  test('the session cookie is kept from scripts and other sites, and the database holds only its hash', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const token = person.cookie('session') ?? '';
    expect(person.received[0]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const sessions = await app.parts.database.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test('on https the cookie is Secure and bound to the host', async () => {
    const app = await open({ siteUrl: 'https://example.org' });
    const person = await app.signedIn('ayse');
    expect(person.received[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test('on https signing out takes the cookie away, too', async () => {
    const person = await (await open({ siteUrl: 'https://example.org' })).signedIn('ayse');
    expect((await person.post('/api/admin/logout')).status).toBe(200);
    expect(person.received.at(-1)).toBe('__Host-session=; Max-Age=0; Path=/; Secure');
  });

  test('a browser is known for a year to those who signed in on it, and is not made known again', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const known = person.cookie('device');
    expect(person.received[1]).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    await person.post('/api/admin/login', { username: 'ayse', password: ayse.password });
    expect([person.received.length, person.cookie('device')]).toEqual([3, known]);
    const devices = await app.parts.database.db.selectFrom('knownDevices').selectAll().execute();
    expect(devices).toHaveLength(1);
    expect(JSON.stringify(devices)).not.toContain(known);
  });

  test('signing in again gives another token and ends the old one', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const first = person.cookie('session');
    await person.post('/api/admin/login', { username: 'ayse', password: ayse.password });
    expect(person.cookie('session')).not.toBe(first);
    const thief = app.visitor();
    const answer = await thief.get('/api/admin/auth', { cookie: `session=${first}` });
    expect(answer.status).toBe(401);
  });

  test('signing out ends the session on the server', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const token = person.cookie('session');
    const answer = await person.post('/api/admin/logout');
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Çıkış Yapıldı' }]);
    expect(person.cookie('session')).toBeUndefined();
    expect((await app.visitor().get('/api/admin/auth', { cookie: `session=${token}` })).status).toBe(401);
  });

  test('a session left alone for a day is over, and any after two weeks', async () => {
    const app = await open();
    const idle = await app.signedIn('ayse');
    app.clock.forward({ hours: 25 });
    expect((await idle.get('/api/admin/auth')).status).toBe(401);
    const busy = await app.signedIn('ayse');
    for (let day = 0; day < 14; day += 1) {
      expect((await busy.get('/api/admin/auth')).status).toBe(200);
      app.clock.forward({ hours: 23, minutes: 59 });
    }
    app.clock.forward({ hours: 1 });
    expect((await busy.get('/api/admin/auth')).status).toBe(401);
  });

  test('a new password works, the old one does not, and sessions elsewhere end', async () => {
    const app = await open();
    const here = await app.signedIn('ayse');
    const elsewhere = await app.signedIn('ayse');
    const others = await app.signedIn('mert');
    const change = { currentPassword: ayse.password, newPassword: 'Yeni-Rota-88' };
    expect((await here.post('/api/admin/change-password', change)).status).toBe(200);
    expect((await here.get('/api/admin/auth')).status).toBe(200);
    expect((await elsewhere.get('/api/admin/auth')).status).toBe(401);
    expect((await others.get('/api/admin/auth')).status).toBe(200);
    const signIn = (password: string) =>
      app.visitor().post('/api/admin/login', { username: 'ayse', password });
    expect((await signIn(ayse.password)).status).toBe(401);
    expect((await signIn('Yeni-Rota-88')).status).toBe(200);
  });

  test.each([
    [{ currentPassword: '', newPassword: 'Yeni-Rota-88' }, 'currentPassword', 'Mevcut şifre gereklidir'],
    [
      { currentPassword: ayse.password, newPassword: '12345' },
      'newPassword',
      'Yeni şifre en az 6 karakter olmalıdır',
    ],
    [{ currentPassword: 'baska-bir', newPassword: 'Yeni-Rota-88' }, 'currentPassword', 'Mevcut şifre hatalı'],
    [
      { currentPassword: ayse.password, newPassword: 'password123' },
      'newPassword',
      'Bu şifre çok yaygın kullanılıyor. Tahmin edilmesi zor bir şifre seçin.',
    ],
  ])('a password change that must not be is named (%o)', async (change, field, sentence) => {
    const person = await (await open()).signedIn('ayse');
    const answer = await person.post('/api/admin/change-password', change);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: sentence, fields: { [field]: sentence } },
    ]);
  });

  test('nobody changes a password without a session', async () => {
    const change = { currentPassword: ayse.password, newPassword: 'Yeni-Rota-88' };
    expect((await (await open()).visitor().post('/api/admin/change-password', change)).status).toBe(401);
  });

  test('a page of another site cannot use the session', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const send = (headers: Record<string, string>) =>
      person.send('/api/admin/logout', { method: 'POST', headers });
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await send(headers)).status).toBe(403);
    }
    expect((await person.get('/api/admin/auth')).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('what staff see is never kept by anybody', async () => {
    const person = await (await open()).signedIn('ayse');
    for (const path of ['/api/admin/auth', '/api/admin/news', '/adminpanel']) {
      expect((await person.get(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});
