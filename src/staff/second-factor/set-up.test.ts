import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { begin, calls, shown, signIn, switchOn } from '../../../tests/support/second-factor.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { AuditLine, Person } from '../answers.server.ts';
import { quotas } from '../throttle/throttle.server.ts';

const wrongPassword = { password: 'Yanlis-Sifre-1' };

const isOn = async (person: Visitor) => (await person.get(calls)).json();

async function actions(app: TestApp) {
  const log = await (await app.signedIn('ayse')).get('/api/admin/audit');
  return ((await log.json()) as AuditLine[]).map(({ action, username }) => `${username} ${action}`);
}

describeEachDatabase('setting up a second factor', (fresh) => {
  const open = async () => openTestApp(await fresh());

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

  test('cannot be set up, or drawn again, by who finds a browser open', async () => {
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

  test('is not finished by guessing from a session, and by its owner after a pause', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const setUp = await begin(mert, 'mert');
    const finish = (code: string) => mert.post(`${calls}/finish`, { code });
    const wrong = shown(app, setUp, 60);
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1)
      expect((await finish(wrong)).status).toBe(400);
    expect((await finish(shown(app, setUp))).status).toBe(429);
    expect(await isOn(mert)).toEqual({ isOn: false });
    expect(await actions(app)).toContain('mert session.second-factor-refused');
    app.clock.forward({ minutes: 16 });
    expect((await finish(shown(app, setUp))).status).toBe(204);
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
