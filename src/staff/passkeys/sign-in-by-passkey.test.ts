import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { Authenticator } from '../../../tests/support/authenticator.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { ask, enrol, passkeySignIn, signInWith } from '../../../tests/support/passkeys.ts';
import { signIn } from '../../../tests/support/second-factor.ts';
import type { AuditLine, Person } from '../answers.server.ts';
import { quotas } from '../throttle/throttle.server.ts';

async function readLog(app: TestApp) {
  const log = await (await app.signedIn('ayse')).get('/api/admin/audit');
  return ((await log.json()) as AuditLine[]).map(({ action, username }) => `${username} ${action}`);
}

const refused = {
  message: 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da şifrenizle girin.',
};

describeEachDatabase('a passkey', (fresh) => {
  const open = async () => openTestApp(await fresh());

  async function openWithDevice() {
    const app = await open();
    return { app, ...(await enrol(await app.signedIn('mert'), 'mert')) };
  }

  test('signs in without a name, a password or a code, and the log tells by what', async () => {
    const { app, device } = await openWithDevice();
    const visitor = app.visitor();
    const asked = await ask(visitor);
    const answer = await visitor.post(passkeySignIn, device.get(asked));
    expect([answer.status, await answer.json()]).toEqual([200, { username: 'mert', role: 'media' }]);
    expect((await visitor.get('/api/admin/auth')).status).toBe(200);
    expect(visitor.cookie('device')).toBeDefined();
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials');
    expect(await readLog(app)).toContain('mert session.passkey-sign-in');
  });

  test('makes that the password alone opens nothing any more', async () => {
    const { app } = await openWithDevice();
    expect(await signIn(app, 'mert')).toMatchObject([401, { needsCode: true }]);
    expect(await signIn(app, 'mert', '123456')).toMatchObject([401, { fields: { code: expect.anything() } }]);
  });

  test('has its owner asked for a code from paper, and for none of an app', async () => {
    const { app } = await openWithDevice();
    for (const code of [undefined, '123456']) {
      const [, { message }] = await signIn(app, 'mert', code);
      expect(message).toContain('Kâğıttaki');
      expect(message).not.toContain('ygulama');
    }
  });

  test('is taken once with each answer, also when it comes twice at a time', async () => {
    const { app, device } = await openWithDevice();
    device.isCounting = false;
    const visitor = app.visitor();
    const answer = device.get(await ask(visitor));
    const both = await Promise.all([1, 2].map(() => app.visitor().post(passkeySignIn, answer)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await app.visitor().post(passkeySignIn, answer)).status).toBe(401);
    expect(await signInWith(app, device)).toBe(200);
  });

  test('is refused for the name of another site, and without a look at its owner', async () => {
    const { app, device } = await openWithDevice();
    const cases: Partial<Authenticator>[] = [
      { origin: 'https://localhost.example' },
      { origin: 'http://localhost:3001' },
      { rpID: 'example.org' },
      { isVerifying: false },
    ];
    const { origin, rpID, isVerifying } = device;
    for (const wrong of cases) {
      Object.assign(device, wrong);
      const visitor = app.visitor();
      const answer = await visitor.post(passkeySignIn, device.get(await ask(visitor)));
      expect([wrong, answer.status, await answer.json()]).toEqual([wrong, 401, refused]);
      expect(visitor.received).toEqual([]);
      Object.assign(device, { origin, rpID, isVerifying });
    }
    expect(await signInWith(app, device)).toBe(200);
  });

  test('is refused with a challenge that is old, made up, or drawn for something else', async () => {
    const { app, device } = await openWithDevice();
    const visitor = app.visitor();
    const old = await ask(visitor);
    app.clock.forward({ minutes: 5 });
    const person = app.visitor();
    expect((await person.post(passkeySignIn, device.get(await ask(person)))).status).toBe(200);
    const other = await person.post('/api/admin/passkeys/challenge', { act: 'sign-in' });
    const bytes = Buffer.from(old.challenge, 'base64url');
    // five more minutes, said by the challenge itself
    bytes.writeUIntBE(app.clock.now.getTime() + 60_000, 16, 6);
    const longer = { challenge: bytes.toString('base64url') };
    for (const asked of [old, longer, await other.json(), { challenge: 'AAAA' }])
      expect((await visitor.post(passkeySignIn, device.get(asked))).status).toBe(401);
    expect(await signInWith(app, device)).toBe(200);
  });

  test('whose count does not rise seems to be copied: it is refused, and the log tells it', async () => {
    const { app, device } = await openWithDevice();
    expect(await signInWith(app, device)).toBe(200);
    expect(await signInWith(app, device)).toBe(200);
    device.counter = 0;
    expect(await signInWith(app, device)).toBe(401);
    expect(await readLog(app)).toContain('mert session.passkey-cloned');
    device.counter = 0;
    device.isCounting = false;
    expect(await signInWith(app, device)).toBe(401);
    device.counter = 7;
    expect(await signInWith(app, device)).toBe(200);
  });

  test('signed by another device, or for another person, is refused', async () => {
    const { app, device } = await openWithDevice();
    const ayse = await enrol(await app.signedIn('ayse'), 'ayse');
    const visitor = app.visitor();
    const theirs = ayse.device.get(await ask(visitor));
    const mine = device.get(await ask(visitor));
    const forged = [
      { ...theirs, id: device.id, rawId: device.id },
      { ...mine, response: { ...mine.response, signature: theirs.response.signature } },
      { ...mine, response: { ...mine.response, userHandle: theirs.response.userHandle } },
      new Authenticator().get(await ask(visitor)),
    ];
    for (const answer of forged) expect((await visitor.post(passkeySignIn, answer)).status).toBe(401);
    expect(visitor.received).toEqual([]);
  });

  test('of somebody who is disabled is forgotten', async () => {
    const { app, device } = await openWithDevice();
    const ayse = await app.signedIn('ayse');
    const people: Person[] = await (await ayse.get('/api/admin/staff')).json();
    const mert = people.find(({ username }) => username === 'mert');
    expect(mert).toMatchObject({ hasSecondFactor: true });
    for (const isDisabled of [true, false]) {
      expect((await ayse.put(`/api/admin/staff/${mert?.id}`, { isDisabled })).status).toBe(200);
      expect(await signInWith(app, device)).toBe(401);
    }
    expect((await signIn(app, 'mert'))[0]).toBe(200);
  });

  test('that is not right is counted, and a device on which its owner has signed in still opens', async () => {
    const app = await openTestApp(await fresh());
    const person = await app.signedIn('mert');
    const { device } = await enrol(person, 'mert');
    const stranger = app.visitor();
    const wrong = new Authenticator();
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1)
      expect(await signInWith(app, wrong, stranger)).toBe(401);
    expect(await signInWith(app, device, stranger)).toBe(429);
    expect(await signInWith(app, device, person)).toBe(200);
    expect((await signIn(app, 'ayse'))[0]).toBe(200);
    app.clock.forward({ minutes: 16 });
    expect(await signInWith(app, device, stranger)).toBe(200);
  });

  test('asked for a thousand times leaves nothing in the database', async () => {
    const { app } = await openWithDevice();
    const { db } = app.parts.database;
    const count = async () => (await db.selectFrom('usedChallenges').selectAll().execute()).length;
    const [before, visitor] = [await count(), app.visitor()];
    const drawn = new Set<string>();
    for (let times = 0; times < 1000; times += 1) drawn.add((await ask(visitor)).challenge);
    expect([drawn.size, await count()]).toEqual([1000, before]);
  });
});

test('a passkey is not offered without https, but on the machine itself; with https it is bound to the site', async () => {
  const beginAt = async (siteUrl: string) =>
    (await openTestApp(await freshDatabase(), { siteUrl })).visitor().post(`${passkeySignIn}/begin`);
  const plain = await beginAt('http://ornek.org');
  expect([plain.status, await plain.json()]).toEqual([
    409,
    { message: expect.stringContaining('yalnızca güvenli bağlantıda') },
  ]);
  expect(await (await beginAt('https://ornek.org')).json()).toMatchObject({ rpId: 'ornek.org' });
});
