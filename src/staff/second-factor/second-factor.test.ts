import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { begin, calls, shown, signIn, switchOn } from '../../../tests/support/second-factor.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { PasswordLink, Person } from '../answers.server.ts';

const otherDay = 24 * 60;

const isOn = async (person: Visitor) => (await person.get(calls)).json();

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

  test('takes codes again after the clock had jumped ahead for a while, and each once', async () => {
    const app = await open();
    const { setUp } = await switchOn(app, 'mert');
    app.clock.forward({ minutes: otherDay });
    expect((await signIn(app, 'mert', shown(app, setUp)))[0]).toBe(200);
    app.clock.forward({ minutes: -otherDay });
    const code = shown(app, setUp);
    const both = await Promise.all([signIn(app, 'mert', code), signIn(app, 'mert', code)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
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

  test('nor from many addresses; a device on which its owner has signed in still opens', async () => {
    const app = await openTestApp(await fresh(), { trustedProxies: 1 });
    const { person, setUp } = await switchOn(app, 'mert');
    const credentials = { username: 'mert', password: cast.mert.password };
    const statuses: unknown[] = [];
    for (let host = 1; host <= 12; host += 1) {
      const guess = { ...credentials, code: '123456' };
      const from = { 'x-forwarded-for': `198.51.100.${host}` };
      statuses.push((await app.visitor().post('/api/admin/login', guess, from)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await person.post('/api/admin/login', { ...credentials, code: shown(app, setUp) })).status).toBe(
      200,
    );
    app.clock.forward({ minutes: 16 });
    expect((await signIn(app, 'mert', shown(app, setUp)))[0]).toBe(200);
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
});
