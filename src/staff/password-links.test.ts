import { expect, test } from 'vitest';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { PasswordLink, Person } from './answers.server.ts';
import { hashToken } from './passwords.server.ts';

const newPassword = 'Buz-Baltasi-5';
const notOpen = [404, { message: expect.stringContaining('Bu bağlantı geçersiz') }];

async function invite(app: TestApp, { username = 'deniz', role = 'media' } = {}) {
  const answer = await (await app.signedIn('ayse')).post('/api/admin/staff/invitations', { username, role });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { person: Person; link: PasswordLink };
}

async function idOf(app: TestApp, name: string) {
  const people = await (await app.signedIn('ayse')).get('/api/admin/staff');
  return ((await people.json()) as Person[]).find(({ username }) => username === name)?.id;
}

async function resetLink(app: TestApp, name: 'mert' = 'mert') {
  const ayse = await app.signedIn('ayse');
  const answer = await ayse.post(`/api/admin/staff/${await idOf(app, name)}/link`);
  expect(answer.status).toBe(201);
  return (await answer.json()) as PasswordLink;
}

async function ask(app: TestApp, call: 'look' | 'use', body: object, caller = app.visitor()) {
  const answer = await caller.post(`/api/admin/password-link/${call}`, body);
  return [answer.status, await answer.json()];
}

const signIn = async (app: TestApp, username: string, password: string) =>
  (await app.visitor().post('/api/admin/login', { username, password })).status;

describeEachDatabase('a link with which somebody chooses a password', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('lets in whom an admin has invited, who is then signed in', async () => {
    const app = await open();
    const { person, link } = await invite(app);
    expect(person).toMatchObject({ username: 'deniz', link: { kind: 'invitation' } });
    const deniz = app.visitor();
    const expected = { kind: 'invitation', username: 'deniz', expiresAt: '2026-11-23T18:00:00.000Z' };
    expect(await ask(app, 'look', { token: link.token }, deniz)).toEqual([200, expected]);
    const used = await ask(app, 'use', { token: link.token, newPassword }, deniz);
    expect(used).toEqual([200, { username: 'deniz', role: 'media' }]);
    const auth = await deniz.get('/api/admin/auth');
    expect(await auth.json()).toEqual({ username: 'deniz', role: 'media' });
    expect(await signIn(app, 'deniz', newPassword)).toBe(200);
  });

  test('is not used up by being looked at, and opens once only', async () => {
    const app = await open();
    const { token } = (await invite(app)).link;
    for (let look = 0; look < 20; look += 1) expect((await ask(app, 'look', { token }))[0]).toBe(200);
    const both = await Promise.all([1, 2].map(() => ask(app, 'use', { token, newPassword })));
    expect(both.map(([status]) => status).sort()).toEqual([200, 404]);
    expect(await ask(app, 'look', { token })).toEqual(notOpen);
    expect(await ask(app, 'use', { token, newPassword: 'Ip-Dugumu-33' })).toEqual(notOpen);
  });

  test('is stored as its hash only, and nobody knows the password until then', async () => {
    const app = await open();
    const { token } = (await invite(app)).link;
    const stored = await app.parts.database.db.selectFrom('passwordLinks').selectAll().execute();
    expect(stored).toMatchObject([{ tokenHash: hashToken(token) }]);
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const guess of ['', token, 'deniz']) expect(await signIn(app, 'deniz', guess)).not.toBe(200);
  });

  test.each([
    ['an invitation for 72 hours', 72, async (app: TestApp) => (await invite(app)).link],
    ['a reset for 24 hours', 24, async (app: TestApp) => (await app.signedIn('mert')) && resetLink(app)],
  ])('opens for a limited time: %s', async (_name, hours, create) => {
    const app = await open();
    const { token } = await create(app);
    app.clock.forward({ hours, minutes: -1 });
    expect((await ask(app, 'look', { token }))[0]).toBe(200);
    app.clock.forward({ minutes: 1 });
    expect(await ask(app, 'look', { token })).toEqual(notOpen);
    expect(await ask(app, 'use', { token, newPassword })).toEqual(notOpen);
    await doHousekeeping(app.parts);
    expect(await app.parts.database.db.selectFrom('passwordLinks').selectAll().execute()).toEqual([]);
  });

  test('leaves the old password as it is until it is used, and then ends all sessions', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const { kind, token } = await resetLink(app);
    expect(kind).toBe('reset');
    expect((await mert.get('/api/admin/auth')).status).toBe(200);
    expect(await signIn(app, 'mert', cast.mert.password)).toBe(200);
    const elsewhere = app.visitor();
    expect((await ask(app, 'use', { token, newPassword }, elsewhere))[0]).toBe(200);
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    expect((await elsewhere.get('/api/admin/auth')).status).toBe(200);
    expect(await signIn(app, 'mert', cast.mert.password)).toBe(401);
  });

  test('opens nothing any more after a newer one, or after a new password', async () => {
    const app = await open();
    const first = await resetLink(app);
    const second = await resetLink(app);
    expect(await ask(app, 'look', { token: first.token })).toEqual(notOpen);
    const mert = await app.signedIn('mert');
    const change = { currentPassword: cast.mert.password, newPassword };
    expect((await mert.post('/api/admin/change-password', change)).status).toBe(200);
    expect(await ask(app, 'look', { token: second.token })).toEqual(notOpen);
  });

  test('opens nothing for who is disabled, not even once they are enabled again', async () => {
    const app = await open();
    const { token } = await resetLink(app);
    const ayse = await app.signedIn('ayse');
    const path = `/api/admin/staff/${await idOf(app, 'mert')}`;
    await ayse.put(path, { isDisabled: true });
    expect(await ask(app, 'use', { token, newPassword })).toEqual(notOpen);
    const another = await ayse.post(`${path}/link`);
    expect([another.status, await another.json()]).toEqual([
      409,
      { message: 'Bu kullanıcı devre dışı. Önce etkinleştirin.' },
    ]);
    await ayse.put(path, { isDisabled: false });
    expect(await ask(app, 'use', { token, newPassword })).toEqual(notOpen);
  });

  test('is made by nobody for oneself, and for nobody who is not there', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    expect((await ayse.post(`/api/admin/staff/${await idOf(app, 'ayse')}/link`)).status).toBe(409);
    expect((await ayse.post('/api/admin/staff/4711/link')).status).toBe(404);
  });

  test('takes the same passwords as everywhere, and stays open after a refused one', async () => {
    const app = await open();
    const { token } = (await invite(app)).link;
    for (const refused of ['12345', 'password123']) {
      const answer = await ask(app, 'use', { token, newPassword: refused });
      expect(answer).toMatchObject([400, { fields: { newPassword: expect.any(String) } }]);
    }
    expect((await ask(app, 'use', { token, newPassword }))[0]).toBe(200);
  });

  test('cannot be guessed: an address is stopped after a few, and signing in goes on', async () => {
    const app = await open();
    const { token } = (await invite(app)).link;
    const guess = () => ask(app, 'use', { token: 'x'.repeat(43), newPassword });
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toEqual(notOpen);
    expect((await guess())[0]).toBe(429);
    expect((await ask(app, 'look', { token }))[0]).toBe(429);
    expect(await signIn(app, 'mert', cast.mert.password)).toBe(200);
    app.clock.forward({ minutes: 16 });
    expect((await ask(app, 'look', { token }))[0]).toBe(200);
  });

  test('is named in the log, by whom it was made and that it was used', async () => {
    const app = await open();
    await ask(app, 'use', { token: (await invite(app)).link.token, newPassword });
    await app.signedIn('mert');
    await resetLink(app);
    const rows = await app.parts.database.db
      .selectFrom('auditLog')
      .select(['username', 'action', 'subjectTitle'])
      .where('action', 'in', ['staff.create', 'staff.invite', 'staff.reset', 'session.password-link'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['ayse', 'staff.create', 'deniz'],
      ['ayse', 'staff.invite', 'deniz'],
      ['deniz', 'session.password-link', 'deniz'],
      ['ayse', 'staff.reset', 'mert'],
    ]);
  });
});
