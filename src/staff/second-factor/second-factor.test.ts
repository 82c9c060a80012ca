import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { cast, type Name, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { AuditLine } from '../audit-schema.ts';
import type { PasswordLink } from '../password-link-schema.ts';
import type { Person } from '../people-schema.ts';
import type { SetUp } from './schema.ts';

const calls = '/api/admin/second-factor';
const wrongPassword = { password: 'Yanlis-Sifre-1' };
const otherDay = 24 * 60;

/** What the telephone shows. */
const shown = (app: TestApp, { secret }: SetUp, minutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now.getTime() + minutes * 60_000,
  });

async function begin(person: Visitor, name: Name): Promise<SetUp> {
  const answer = await person.post(`${calls}/begin`, { password: cast[name].password });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Afterwards the telephone shows another code, because each is taken once. */
async function switchOn(app: TestApp, name: Name): Promise<{ person: Visitor; setUp: SetUp }> {
  const person = await app.signedIn(name);
  const setUp = await begin(person, name);
  expect((await person.post(`${calls}/finish`, { code: shown(app, setUp) })).status).toBe(204);
  app.clock.forward({ minutes: 1 });
  return { person, setUp };
}

async function signIn(app: TestApp, name: Name, code?: string, password: string = cast[name].password) {
  const answer = await app.visitor().post('/api/admin/login', { username: name, password, code });
  return [answer.status, await answer.json()];
}

const isOn = async (person: Visitor) => (await person.get(calls)).json();

async function actions(app: TestApp) {
  const log = await (await app.signedIn('ayse')).get('/api/admin/audit');
  return ((await log.json()) as AuditLine[]).map(({ action, username }) => `${username} ${action}`);
}

const codeNeeded = [401, { message: expect.stringContaining('kodu da yazın'), needsCode: true }];
const wrongCode = [
  401,
  {
    message: expect.stringContaining('Doğrulama kodu hatalı'),
    fields: { code: expect.stringContaining('hatalı') },
  },
];

describeEachDatabase('a second factor', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('is off until its owner sets it up; then the password alone opens nothing', async () => {
    const app = await open();
    const person = await app.signedIn('mert');
    expect(await isOn(person)).toEqual({ isOn: false });
    const setUp = await begin(person, 'mert');
    expect(await isOn(person)).toEqual({ isOn: false });
    expect((await signIn(app, 'mert'))[0]).toBe(200);

    expect((await person.post(`${calls}/finish`, { code: '000000' })).status).toBe(400);
    expect((await person.post(`${calls}/finish`, { code: shown(app, setUp) })).status).toBe(204);
    expect(await isOn(person)).toEqual({ isOn: true });
    expect(await signIn(app, 'mert')).toEqual(codeNeeded);
    app.clock.forward({ minutes: 1 });
    const typed = shown(app, setUp).replace(/^.../, '$& ');
    expect(await signIn(app, 'mert', typed)).toEqual([200, { username: 'mert', role: 'media' }]);
    expect(await signIn(app, 'mert', shown(app, setUp), 'Yanlis-Sifre-1')).toEqual([
      401,
      { message: 'Kullanıcı adı veya şifre hatalı' },
    ]);
  });

  test('tells the app whose codes they are, and whose site', async () => {
    const app = await open();
    const { url, secret } = await begin(await app.signedIn('mert'), 'mert');
    const address = new URL(url);
    expect(address.protocol).toBe('otpauth:');
    const issuer = app.parts.content.last.association.name.short;
    expect(decodeURIComponent(url)).toContain(`otpauth://totp/${issuer}:mert?`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer,
      digits: '6',
      period: '30',
    });
  });

  test('takes a code once, also when it comes twice at a time', async () => {
    const app = await open();
    const { setUp } = await switchOn(app, 'mert');
    const code = shown(app, setUp);
    const both = await Promise.all([signIn(app, 'mert', code), signIn(app, 'mert', code)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
    expect(await signIn(app, 'mert', code)).toEqual(wrongCode);
    app.clock.forward({ minutes: 1 });
    expect((await signIn(app, 'mert', shown(app, setUp)))[0]).toBe(200);
  });

  test('takes the codes of a clock that is half a minute wrong, and no older ones', async () => {
    const app = await open();
    const { setUp } = await switchOn(app, 'mert');
    app.clock.forward({ minutes: otherDay });
    for (const minutes of [-1, 1, 2])
      expect(await signIn(app, 'mert', shown(app, setUp, minutes))).toEqual(wrongCode);
    expect((await signIn(app, 'mert', shown(app, setUp, -0.5)))[0]).toBe(200);
    expect((await signIn(app, 'mert', shown(app, setUp, 0.5)))[0]).toBe(200);
  });

  test('cannot be guessed by who has the password', async () => {
    const app = await open();
    const { setUp } = await switchOn(app, 'mert');
    const statuses: unknown[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const [status] = await signIn(app, 'mert', guess % 2 ? undefined : '123456');
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn(app, 'mert', shown(app, setUp)))[0]).toBe(429);
  });

  test('ends the sessions elsewhere when it is switched on, and is switched off with the password', async () => {
    const app = await open();
    const elsewhere = await app.signedIn('mert');
    const { person } = await switchOn(app, 'mert');
    expect((await elsewhere.get('/api/admin/auth')).status).toBe(401);
    const refused = await person.post(`${calls}/off`, wrongPassword);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'Mevcut şifre hatalı', fields: { password: 'Mevcut şifre hatalı' } },
    ]);
    expect(await isOn(person)).toEqual({ isOn: true });
    expect((await person.post(`${calls}/off`, { password: cast.mert.password })).status).toBe(204);
    expect((await signIn(app, 'mert'))[0]).toBe(200);
  });

  test('cannot be set up, or drawn anew, by who finds a browser open', async () => {
    const app = await open();
    const { person, setUp } = await switchOn(app, 'mert');
    expect((await person.post(`${calls}/begin`, wrongPassword)).status).toBe(400);
    expect((await person.post(`${calls}/begin`, { password: cast.mert.password })).status).toBe(409);
    expect((await person.post(`${calls}/finish`, { code: shown(app, setUp) })).status).toBe(409);
    const ayse = await app.signedIn('ayse');
    expect((await ayse.post(`${calls}/begin`, wrongPassword)).status).toBe(400);
    expect((await ayse.post(`${calls}/finish`, { code: '123456' })).status).toBe(409);
    expect(await isOn(ayse)).toEqual({ isOn: false });
  });

  test('is switched off by an admin for who has lost the telephone, and not for oneself', async () => {
    const app = await open();
    await switchOn(app, 'mert');
    const ayse = await app.signedIn('ayse');
    const people = async () => (await (await ayse.get('/api/admin/staff')).json()) as Person[];
    const mert = (await people()).find(({ username }) => username === 'mert');
    const own = (await people()).find(({ username }) => username === 'ayse');
    expect(mert).toMatchObject({ hasSecondFactor: true });
    expect(own).not.toHaveProperty('hasSecondFactor');
    expect((await ayse.delete(`/api/admin/staff/${own?.id}/second-factor`)).status).toBe(409);
    expect((await ayse.delete('/api/admin/staff/999/second-factor')).status).toBe(404);
    expect((await ayse.delete(`/api/admin/staff/${mert?.id}/second-factor`)).status).toBe(204);
    const signedIn = await app.signedIn('mert');
    expect((await signedIn.delete(`/api/admin/staff/${own?.id}/second-factor`)).status).toBe(403);
  });

  test('is asked for after a password was chosen with a link', async () => {
    const app = await open();
    const { setUp } = await switchOn(app, 'mert');
    const ayse = await app.signedIn('ayse');
    const people: Person[] = await (await ayse.get('/api/admin/staff')).json();
    const id = people.find(({ username }) => username === 'mert')?.id;
    const { token }: PasswordLink = await (await ayse.post(`/api/admin/staff/${id}/link`)).json();
    const mert = app.visitor();
    const newPassword = 'Buz-Baltasi-5';
    const used = await mert.post('/api/admin/password-link/use', { token, newPassword });
    expect(await used.json()).toEqual({ username: 'mert', role: 'media', mustSignIn: true });
    expect((await mert.get('/api/admin/auth')).status).toBe(401);
    expect(await signIn(app, 'mert', undefined, newPassword)).toEqual(codeNeeded);
    expect((await signIn(app, 'mert', shown(app, setUp), newPassword))[0]).toBe(200);
  });

  test('tells the log what was done, and that somebody has the password', async () => {
    const app = await open();
    const { person } = await switchOn(app, 'mert');
    await signIn(app, 'mert', '123456');
    await person.post(`${calls}/off`, wrongPassword);
    await person.post(`${calls}/off`, { password: cast.mert.password });
    expect(await actions(app)).toEqual(
      expect.arrayContaining([
        'mert session.second-factor-on',
        'mert session.code-failed',
        'mert session.second-factor-failed',
        'mert session.second-factor-off',
      ]),
    );
  });

  test('never shows its secret again', async () => {
    const app = await open();
    const { person, setUp } = await switchOn(app, 'mert');
    const ayse = await app.signedIn('ayse');
    const answers = [
      await person.get(calls),
      await person.get('/api/admin/auth'),
      await ayse.get('/api/admin/staff'),
      await ayse.get('/api/admin/audit'),
    ];
    for (const answer of answers) expect(await answer.text()).not.toContain(setUp.secret);
  });
});
