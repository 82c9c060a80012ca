import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { Authenticator } from '../../../tests/support/authenticator.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { enrol, passkeyCalls, signInWith } from '../../../tests/support/passkeys.ts';
import { calls, signIn, switchOn } from '../../../tests/support/second-factor.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { OwnPasskeys, Person } from '../answers.server.ts';
import { acts, mostPasskeys } from './schema.ts';

const { password } = cast.mert;

const read = async (person: Visitor): Promise<OwnPasskeys> => (await person.get(passkeyCalls)).json();

/** Says by its passkey that somebody means an act. */
async function prove(person: Visitor, device: Authenticator, act: string) {
  const asked = await person.post(`${passkeyCalls}/challenge`, { act });
  return { passkey: device.get(await asked.json()) };
}

async function readActions(app: TestApp) {
  const log = await app.parts.database.db.selectFrom('auditLog').select(['username', 'action']).execute();
  return log.map(({ action, username }) => `${username} ${action}`);
}

async function idOf(app: TestApp, name: string) {
  const people: Person[] = await (await (await app.signedIn('ayse')).get('/api/admin/staff')).json();
  return people.find(({ username }) => username === name)?.id;
}

describeEachDatabase('one’s own passkeys', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('are listed with their names and times, and without what opens anything', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    expect(await read(mert)).toEqual({
      ...{ isOffered: true, device: '', passkeys: [], recoveryCodes: null },
    });
    const { device, recoveryCodes } = await enrol(mert, 'mert');
    const at = app.clock.now.toISOString();
    const telefon = { id: expect.any(String), name: 'Telefon', createdAt: at };
    expect(await read(mert)).toEqual({
      ...{ isOffered: true, device: '', recoveryCodes: 10 },
      passkeys: [{ ...telefon, lastUsedAt: null }],
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    app.clock.forward({ minutes: 3 });
    expect(await signInWith(app, device)).toBe(200);
    expect((await read(mert)).passkeys).toEqual([{ ...telefon, lastUsedAt: app.clock.now.toISOString() }]);
    expect((await read(await app.signedIn('ayse'))).passkeys).toEqual([]);
  });

  test('are added with the password only, in the session that asked, and once with each answer', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const elsewhere = await app.signedIn('mert');
    const begin = (proof: object) => mert.post(`${passkeyCalls}/begin`, proof);
    expect((await begin({ password: 'Yanlis-Sifre-1' })).status).toBe(400);
    expect((await begin({})).status).toBe(400);
    const passkey = new Authenticator().create(await (await begin({ password })).json());
    const finish = (person: Visitor) => person.post(`${passkeyCalls}/finish`, { name: 'Telefon', passkey });
    expect((await finish(elsewhere)).status).toBe(400);
    expect((await finish(await app.signedIn('ayse'))).status).toBe(400);
    expect((await finish(mert)).status).toBe(201);
    expect((await elsewhere.get('/api/admin/auth')).status).toBe(401);
    const [added] = (await read(mert)).passkeys;
    expect((await mert.post(`${passkeyCalls}/${added?.id}/remove`, { password })).status).toBe(204);
    expect((await finish(mert)).status).toBe(400);
    expect(await readActions(app)).toEqual(
      expect.arrayContaining([
        'mert session.passkey-remove',
        'mert session.passkey-add',
        'mert session.second-factor-failed',
      ]),
    );
  });

  test('are not made for another site, after five minutes, or by a device that asks for nothing', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const add = async (wrong: Partial<Authenticator>, minutes = 0) => {
      const begun = await (await mert.post(`${passkeyCalls}/begin`, { password })).json();
      app.clock.forward({ minutes });
      const passkey = Object.assign(new Authenticator(), wrong).create(begun);
      return (await mert.post(`${passkeyCalls}/finish`, { name: 'Telefon', passkey })).status;
    };
    expect(await add({ origin: 'http://localhost:4000' })).toBe(400);
    expect(await add({ rpID: 'example.org' })).toBe(400);
    expect(await add({ isVerifying: false })).toBe(400);
    expect(await add({}, 6)).toBe(400);
    expect(await add({})).toBe(201);
    expect((await read(mert)).passkeys).toHaveLength(1);
  });

  test('show their owner’s will for the one act that was asked about, and nobody else’s does', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const { device } = await enrol(mert, 'mert');
    const ayse = await enrol(await app.signedIn('ayse'), 'ayse');
    const other = await app.visitor();
    expect(await signInWith(app, device, other)).toBe(200);
    const [own] = (await read(mert)).passkeys;
    const remove = (proof: object) => mert.post(`${passkeyCalls}/${own?.id}/remove`, proof);
    const act = acts.remove(own?.id ?? '');
    expect((await remove(await prove(mert, device, acts.recoveryCodes))).status).toBe(400);
    expect((await remove(await prove(other, device, act))).status).toBe(400);
    expect((await remove(await prove(mert, ayse.device, act))).status).toBe(400);
    const right = await prove(mert, device, act);
    expect((await remove({ ...right, password })).status).toBe(400);
    expect((await remove(right)).status).toBe(204);
    expect((await remove({ password })).status).toBe(404);
    expect((await signIn(app, 'mert'))[0]).toBe(200);
    expect(await readActions(app)).toContain('mert session.passkey-failed');
  });

  test('are somebody else’s to remove for nobody', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    await enrol(mert, 'mert');
    const [own] = (await read(mert)).passkeys;
    const ayse = await app.signedIn('ayse');
    const proof = { password: cast.ayse.password };
    expect((await ayse.post(`${passkeyCalls}/${own?.id}/remove`, proof)).status).toBe(404);
    expect((await read(mert)).passkeys).toHaveLength(1);
  });

  test('are at most ten, and one device has one', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    const { device } = await enrol(mert, 'mert');
    const begun = await (await mert.post(`${passkeyCalls}/begin`, { password })).json();
    expect(begun.excludeCredentials).toEqual([expect.objectContaining({ id: device.id })]);
    const again = { name: 'Telefon', passkey: device.create(begun) };
    expect((await mert.post(`${passkeyCalls}/finish`, again)).status).toBe(409);
    for (let number = 1; number < mostPasskeys; number += 1) await enrol(mert, 'mert');
    expect((await mert.post(`${passkeyCalls}/begin`, { password })).status).toBe(409);
    expect((await read(mert)).passkeys).toHaveLength(mostPasskeys);
  });

  test('are not added while somebody else knows the password', async () => {
    const app = await open();
    const known = 'Verilen-Sifre-77';
    const ayse = await app.signedIn('ayse');
    await ayse.put(`/api/admin/staff/${await idOf(app, 'mert')}/password`, { password: known });
    const mert = app.visitor();
    await mert.post('/api/admin/login', { username: 'mert', password: known });
    const refused = await mert.post(`${passkeyCalls}/begin`, { password: known });
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      expect.stringContaining('Önce kendi şifrenizi seçin'),
    ]);
  });

  test('go when an admin switches the second factor off, and that admin’s word counts for a week', async () => {
    const app = await open();
    const { device } = await enrol(await app.signedIn('mert'), 'mert');
    const id = await idOf(app, 'mert');
    const ayse = await app.signedIn('ayse');
    expect((await ayse.delete(`/api/admin/staff/${id}/second-factor`)).status).toBe(204);
    expect(await signInWith(app, device)).toBe(401);
    expect((await signIn(app, 'mert'))[0]).toBe(200);
    const { db } = app.parts.database;
    const mert = await db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', id ?? 0)
      .executeTakeFirst();
    expect(mert?.trustedSince).toBe(app.clock.now.toISOString());
    expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([]);
    expect(await readActions(app)).toContain('ayse staff.second-factor-off');
  });
});

describeEachDatabase('a recovery code', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const draw = (person: Visitor) => person.post(`${passkeyCalls}/recovery-codes`, { password });

  test('stands in once for the code, after the password only, however it is typed', async () => {
    const app = await open();
    const { recoveryCodes: [first = '', second = ''] = [] } = await enrol(await app.signedIn('mert'), 'mert');
    expect(first).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect((await signIn(app, 'mert', first, 'Yanlis-Sifre-1'))[0]).toBe(401);
    const typed = { username: 'mert', password, code: first.toLowerCase().replaceAll('-', ' ') };
    const begun = await app.visitor().post('/api/admin/login', typed);
    expect([begun.status, begun.headers.get('recovery-codes-left')]).toEqual([200, '9']);
    expect((await signIn(app, 'mert', first))[0]).toBe(401);
    const both = await Promise.all([signIn(app, 'mert', second), signIn(app, 'mert', second)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 401]);
    expect(await readActions(app)).toContain('mert session.recovery-sign-in');
    const { db } = app.parts.database;
    expect(JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute())).not.toContain(first);
  });

  test('opens nothing for anybody else', async () => {
    const app = await open();
    const { recoveryCodes: [code] = [] } = await enrol(await app.signedIn('mert'), 'mert');
    await enrol(await app.signedIn('ayse'), 'ayse');
    expect((await signIn(app, 'ayse', code))[0]).toBe(401);
    expect((await signIn(app, 'mert', code))[0]).toBe(200);
  });

  test('is of the newest set, which takes the password or a passkey, and somebody to recover', async () => {
    const app = await open();
    const mert = await app.signedIn('mert');
    expect((await draw(mert)).status).toBe(409);
    const { device, recoveryCodes: [old] = [] } = await enrol(mert, 'mert');
    expect((await mert.post(`${passkeyCalls}/recovery-codes`, { password: 'Yanlis-1' })).status).toBe(400);
    expect((await draw(mert)).status).toBe(200);
    const proof = await prove(mert, device, acts.recoveryCodes);
    const answer = await mert.post(`${passkeyCalls}/recovery-codes`, proof);
    const { recoveryCodes } = await answer.json();
    expect((await signIn(app, 'mert', old))[0]).toBe(401);
    expect((await signIn(app, 'mert', recoveryCodes[9]))[0]).toBe(200);
    expect((await read(mert)).recoveryCodes).toBe(9);
  });

  test('stands in for the app’s code, too, and goes with the last thing that it stands in for', async () => {
    const app = await open();
    const { person } = await switchOn(app, 'mert');
    const { recoveryCodes } = await (await draw(person)).json();
    expect((await signIn(app, 'mert', recoveryCodes[0]))[0]).toBe(200);
    expect((await person.post(`${calls}/off`, { password })).status).toBe(204);
    expect((await read(person)).recoveryCodes).toBeNull();
    expect((await signIn(app, 'mert'))[0]).toBe(200);
  });

  test('is counted as codes are when it is guessed', async () => {
    const app = await open();
    const { recoveryCodes: [code] = [] } = await enrol(await app.signedIn('mert'), 'mert');
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn(app, 'mert', 'ABCD-EFGH-JKLM-NPQR'))[0]).toBe(401);
    expect((await signIn(app, 'mert', code))[0]).toBe(429);
  });
});
