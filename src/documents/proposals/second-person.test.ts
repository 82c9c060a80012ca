import { expect, test } from 'vitest';
import type { Invited } from '#/staff/answers.server.ts';
import {
  actionsIn,
  changeIban,
  confirm,
  type DonationDocument,
  documents,
  newsOf,
  otherIban,
  passwordOfSecond,
  readDonation,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

describeEachDatabase('who may confirm a change of the bank accounts:', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    return { app, ayse, zeynep, before: await readDonation(ayse) };
  }

  test('not who proposed it, in another session neither, nor who wrote it', async () => {
    const { app, ayse, zeynep } = await open();
    const proposed = await changeIban(ayse);
    for (const session of [ayse, await app.signedIn('ayse')]) {
      const answer = await confirm(session, proposed, cast.ayse.password);
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { message: 'Kendi değişikliğinizi onaylayamazsınız. Başka bir yöneticinin onayı gerekir.' },
      ]);
    }
    // one writes, the other publishes without having looked
    const { id, version } = await changeIban(ayse, { iban: thirdIban, published: false });
    await zeynep.post(`${documents}/publish`, { documents: [{ id, version }] });
    expect((await confirm(ayse, { id, version }, cast.ayse.password)).status).toBe(403);
    expect((await confirm(zeynep, { id, version }, passwordOfSecond)).status).toBe(403);
    expect(await shows(app, thirdIban)).toBe(false);
  });

  test('somebody who only publishes all drafts once more', async () => {
    const { ayse, zeynep } = await open();
    const proposed = await changeIban(ayse);
    const { id, version } = proposed;
    await zeynep.post(`${documents}/publish`, { documents: [{ id, version }] });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
  });

  test('no account that somebody has just made, raised or opened', async () => {
    const { app, ayse } = await open();
    const hired = { username: 'yeni.biri', role: 'admin', password: 'Kuru-Dere-Yolu-5' };
    await ayse.post('/api/admin/staff', hired);
    const staff = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const idOf = (name: string) => staff.find(({ username }) => username === name)?.id;
    await ayse.put(`/api/admin/staff/${idOf('mert')}`, { role: 'admin' });
    app.clock.forward({ hours: 7 * 24 - 1 });
    const proposed = await changeIban(await app.signedIn('ayse'));
    for (const person of [hired, cast.mert]) {
      const admin = app.visitor();
      await admin.post('/api/admin/login', person);
      const answer = await confirm(admin, proposed, person.password);
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('Hesabınıza son bir hafta içinde başkası dokundu'),
      ]);
    }
    // the same proposal may be confirmed once the week is over
    app.clock.forward({ hours: 2 });
    const mert = await app.signedIn('mert');
    expect((await confirm(mert, proposed, cast.mert.password)).status).toBe(204);
  });

  test('no account that was opened with a link, however long ago the link was made', async () => {
    const { app, ayse } = await open();
    const invitation = await ayse.post('/api/admin/staff/invitations', { username: 'deniz', role: 'admin' });
    const { link } = (await invitation.json()) as Invited;
    app.clock.forward({ hours: 48 });
    const deniz = app.visitor();
    const newPassword = 'Kuru-Dere-Yolu-5';
    await deniz.post('/api/admin/password-link/use', { token: link.token, newPassword });
    const proposed = await changeIban(await app.signedIn('ayse'));
    expect((await confirm(deniz, proposed, newPassword)).status).toBe(403);
    app.clock.forward({ hours: 7 * 24 + 1 });
    await deniz.post('/api/admin/login', { username: 'deniz', password: newPassword });
    expect((await confirm(deniz, proposed, newPassword)).status).toBe(204);
  });

  test('no account that somebody else has laid hands on, before the proposal or after it', async () => {
    const { app, ayse } = await open();
    const staff = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const path = `/api/admin/staff/${staff.find(({ username }) => username === 'zeynep')?.id}`;
    const newPassword = 'Kuru-Dere-Yolu-5';
    const zeynepsFactor = { staffId: Number(path.split('/').at(-1)), secret: 'GEZDGNBV', lastStep: 1 };
    const switchOffAgain = async (admin: Visitor) => {
      const confirmedAt = '2026-01-01T00:00:00.000Z';
      const { db } = app.parts.database;
      await db
        .insertInto('secondFactors')
        .values({ ...zeynepsFactor, confirmedAt })
        .execute();
      expect((await admin.delete(`${path}/second-factor`)).status).toBe(204);
    };
    const hands: [string, (admin: Visitor) => Promise<unknown>][] = [
      ['gives a password', (admin) => admin.put(`${path}/password`, { password: newPassword })],
      ['makes a link', (admin) => admin.post(`${path}/link`)],
      ['takes the role and gives it back', (admin) => raiseAgain(admin, path)],
      ['disables and enables', (admin) => enableAgain(admin, path)],
      ['switches the second factor off', (admin) => switchOffAgain(admin)],
    ];
    for (const [hand, lay] of hands)
      for (const order of ['before', 'after']) {
        app.clock.forward({ hours: 8 * 24 });
        const admin = await app.signedIn('ayse');
        if (order === 'before') await lay(admin);
        const { id, version } = await changeIban(admin, { iban: otherIban });
        if (order === 'after') await lay(admin);
        const { proposals } = await newsOf(admin);
        expect([hand, order, proposals[0]?.confirmers]).toEqual([hand, order, []]);
        await admin.post(`${documents}/${id}/proposal/withdraw`, { version });
      }
    expect(await shows(app, otherIban)).toBe(false);
  });

  test('nobody who wrote a part of it, even if another touched the draft last', async () => {
    const { app, ayse, zeynep } = await open();
    const { id, value } = await changeIban(ayse, { published: false });
    // she mends the name of the bank, does not look at the numbers, and publishes both
    const [bank, ...banks] = value.banks;
    const mended = { ...value, banks: [{ ...bank, name: 'Birinci Banka A.Ş.' }, ...banks] };
    const { version } = await readDonation(zeynep);
    const answer = await zeynep.put(`${documents}/${id}`, { version, value: mended, published: true });
    const proposed = (await answer.json()) as { id: number; version: number };
    expect((await newsOf(ayse)).proposals).toMatchObject([{ isOwn: true, confirmers: [] }]);
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(403);
    expect(await shows(app, otherIban)).toBe(false);
  });

  test('nobody who wrote it under an earlier name', async () => {
    const { app, ayse, zeynep } = await open();
    await changeIban(ayse, { published: false });
    const staff = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const own = staff.find(({ username }) => username === 'ayse')?.id;
    expect((await ayse.put(`/api/admin/staff/${own}`, { username: 'ayse.k' })).status).toBe(200);
    const { id, version, value } = await readDonation(zeynep);
    const draft = { version, value: { ...value, beneficiaryLatin: 'DERNEK' }, published: true };
    const proposed = (await (await zeynep.put(`${documents}/${id}`, draft)).json()) as DonationDocument;
    expect((await confirm(ayse, proposed, cast.ayse.password)).status).toBe(403);
    expect(await shows(app, otherIban)).toBe(false);
  });

  test('somebody whose own attempt was taken back, and of which nothing is left', async () => {
    const { app, ayse, zeynep } = await open();
    const { id, version } = await changeIban(zeynep, { iban: thirdIban });
    await zeynep.post(`${documents}/${id}/proposal/withdraw`, { version });
    const proposed = await changeIban(ayse);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
  });

  test('nobody with a wrong password, and guesses are stopped', async () => {
    const { app, ayse, zeynep } = await open();
    const proposed = await changeIban(ayse);
    const guesses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push((await confirm(zeynep, proposed, `Yanlis-${guess}`)).status);
    expect(guesses).toEqual([...Array(10).fill(400), 429, 429]);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(429);
    expect(await shows(app, otherIban)).toBe(false);
    const actions = await actionsIn(app);
    expect(actions.filter((action) => action === 'zeynep session.confirm-failed')).toHaveLength(10);
    expect(actions.filter((action) => action === 'zeynep session.confirm-refused')).toHaveLength(1);
  });
});

async function raiseAgain(admin: Visitor, path: string) {
  await admin.put(path, { role: 'media' });
  await admin.put(path, { role: 'admin' });
}

async function enableAgain(admin: Visitor, path: string) {
  await admin.put(path, { isDisabled: true });
  await admin.put(path, { isDisabled: false });
}
