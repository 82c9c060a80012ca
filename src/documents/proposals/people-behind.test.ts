import { expect, test } from 'vitest';
import type { Invited } from '#/staff/people-schema.ts';
import {
  changeIban,
  confirm,
  documents,
  newsOf,
  otherIban,
  passwordOfSecond,
  readDonation,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Proposal } from './schema.ts';

const newPassword = 'Kuru-Dere-Yolu-5';
const ownPassword = 'Derin-Vadi-Izi-8';

async function signIn(app: TestApp, username: string, password = newPassword): Promise<Visitor> {
  const visitor = app.visitor();
  expect((await visitor.post('/api/admin/login', { username, password })).status).toBe(200);
  return visitor;
}

async function makeAdmin(app: TestApp, { by, username }: { by: Visitor; username: string }) {
  await by.post('/api/admin/staff', { username, role: 'admin', password: newPassword });
  return signIn(app, username);
}

/** In place of one that somebody else has handed out. */
async function chooseOwnPassword(person: Visitor) {
  const change = { currentPassword: newPassword, newPassword: ownPassword };
  expect((await person.post('/api/admin/change-password', change)).status).toBe(200);
}

async function pathOf(admin: Visitor, username: string): Promise<string> {
  const staff = (await (await admin.get('/api/admin/staff')).json()) as { id: number; username: string }[];
  return `/api/admin/staff/${staff.find((person) => person.username === username)?.id}`;
}

async function expectRefused(answer: Response) {
  expect([answer.status, await answer.text()]).toEqual([
    403,
    expect.stringContaining('yazan ya da öneren birinin hesabını'),
  ]);
}

describeEachDatabase('nobody confirms other bank accounts through an account of somebody else:', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    return { app, ayse, zeynep };
  }

  test('who has made its proposer a few days ago', async () => {
    const { app, ayse, zeynep } = await open();
    await makeAdmin(app, { by: ayse, username: 'deniz' });
    app.clock.forward({ hours: 7 * 24 - 1 });
    const again = await app.signedIn('ayse');
    const proposed = await changeIban(await signIn(app, 'deniz'));
    expect((await newsOf(again)).proposals).toMatchObject([{ isOwn: false, confirmers: ['zeynep'] }]);
    await expectRefused(await confirm(again, proposed, cast.ayse.password));
    expect(await shows(app, otherIban)).toBe(false);
    await zeynep.post('/api/admin/login', { username: 'zeynep', password: passwordOfSecond });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
  });

  test('who has taken its proposer over, with a password or with a link', async () => {
    const { app, ayse } = await open();
    const path = await pathOf(ayse, 'zeynep');
    await ayse.put(`${path}/password`, { password: newPassword });
    await expectRefused(
      await confirm(ayse, await changeIban(await signIn(app, 'zeynep')), cast.ayse.password),
    );

    app.clock.forward({ hours: 8 * 24 });
    const admin = await app.signedIn('ayse');
    const answer = await admin.post('/api/admin/staff/invitations', { username: 'deniz', role: 'admin' });
    const { link } = (await answer.json()) as Invited;
    // made over a week before, used within it
    app.clock.forward({ hours: 71 });
    await app.visitor().post('/api/admin/password-link/use', { token: link.token, newPassword });
    app.clock.forward({ hours: 7 * 24 - 1 });
    const later = await app.signedIn('ayse');
    const proposed = await changeIban(await signIn(app, 'deniz'), { iban: thirdIban });
    await expectRefused(await confirm(later, proposed, cast.ayse.password));
    expect(await shows(app, thirdIban)).toBe(false);
  });

  test('who has made the writer of a draft that somebody else publishes', async () => {
    const { app, ayse, zeynep } = await open();
    const deniz = await makeAdmin(app, { by: ayse, username: 'deniz' });
    const { id, version } = await changeIban(deniz, { published: false });
    await zeynep.post(`${documents}/publish`, { documents: [{ id, version }] });
    expect((await newsOf(zeynep)).proposals).toMatchObject([{ isOwn: true, confirmers: [] }]);
    await expectRefused(await confirm(ayse, await readDonation(ayse), cast.ayse.password));
  });

  test('who has made somebody who has made its proposer', async () => {
    const { app, ayse, zeynep } = await open();
    const deniz = await makeAdmin(app, { by: ayse, username: 'deniz' });
    const elif = await makeAdmin(app, { by: deniz, username: 'elif' });
    const proposed = await changeIban(elif);
    await expectRefused(await confirm(ayse, proposed, cast.ayse.password));
    await expectRefused(await confirm(deniz, proposed, newPassword));
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
  });
});

describeEachDatabase('two admins of whom one has made the other', (fresh) => {
  test('learn from when on they change the bank accounts together, and then do', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const deniz = await makeAdmin(app, { by: ayse, username: 'deniz' });
    await chooseOwnPassword(deniz);
    const since = new Date(app.clock.now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
    const { id } = await changeIban(deniz);
    for (const [admin, isReader] of [[ayse, true] as const, [deniz, false] as const]) {
      const { later } = (await (await admin.get(`${documents}/${id}/proposal`)).json()) as Proposal;
      expect(later).toEqual([{ username: 'ayse', isBehind: true, since, isReader }]);
    }
    app.clock.forward({ hours: 7 * 24, minutes: 1 });
    const proposed = await changeIban(await signIn(app, 'deniz', ownPassword), { iban: thirdIban });
    expect((await confirm(await app.signedIn('ayse'), proposed, cast.ayse.password)).status).toBe(204);
    expect(await shows(app, thirdIban)).toBe(true);
  });

  test('do not while one still has the password that the other has handed out, nor a week after that', async () => {
    const app = await openTestApp(await fresh());
    const hirer = await app.signedIn('ayse');
    await makeAdmin(app, { by: hirer, username: 'deniz' });
    app.clock.forward({ hours: 30 * 24 });
    const ayse = await app.signedIn('ayse');
    const deniz = await signIn(app, 'deniz');
    const proposed = await changeIban(ayse);
    const { later } = (await (await deniz.get(`${documents}/${proposed.id}/proposal`)).json()) as Proposal;
    expect(later).toEqual([{ username: 'deniz', isBehind: false, since: null, isReader: true }]);
    expect((await confirm(deniz, proposed, newPassword)).status).toBe(403);
    await expectRefused(
      await confirm(ayse, await changeIban(deniz, { iban: thirdIban }), cast.ayse.password),
    );

    await chooseOwnPassword(deniz);
    app.clock.forward({ hours: 7 * 24 - 1 });
    const early = await changeIban(await app.signedIn('ayse'), { iban: thirdIban });
    expect((await confirm(await signIn(app, 'deniz', ownPassword), early, ownPassword)).status).toBe(403);
    expect(await shows(app, thirdIban)).toBe(false);
    app.clock.forward({ hours: 2 });
    const late = await changeIban(await app.signedIn('ayse'), { iban: otherIban });
    expect((await confirm(await signIn(app, 'deniz', ownPassword), late, ownPassword)).status).toBe(204);
  });

  test('change them together though one has helped the other while the proposal waits', async () => {
    const app = await openTestApp(await fresh());
    await signInSecondAdmin(app);
    const ayse = await app.signedIn('ayse');
    const zeynep = await signIn(app, 'zeynep', passwordOfSecond);
    const proposed = await changeIban(zeynep);
    app.clock.forward({ hours: 1 });
    await ayse.put(`${await pathOf(ayse, 'zeynep')}/password`, { password: newPassword });
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(204);
  });
});
