import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import { watchSchedule } from '#/server/regular-work/due-work.ts';
import {
  actionsIn,
  changeIban,
  confirm,
  documents,
  firstIban,
  newsOf,
  otherIban,
  passwordOfSecond,
  readDonation,
  readPage,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';

describeEachDatabase('a change of the bank accounts', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    return { app, ayse, zeynep, before: await readDonation(ayse) };
  }

  test('is not read by visitors when one admin publishes it, by whatever road', async () => {
    const { app, ayse, before } = await open();
    const old = firstIban(before.value);
    const roads: [string, () => Promise<unknown>][] = [
      ['saved as published', () => changeIban(ayse)],
      [
        'published with others',
        async () => {
          const { id, version } = await changeIban(ayse, { iban: thirdIban, published: false });
          const answer = await ayse.post(`${documents}/publish`, { documents: [{ id, version }] });
          expect(await answer.json()).toEqual({ waiting: [before.title] });
        },
      ],
      [
        'an earlier version',
        async () => {
          const { id, version } = await changeIban(ayse, { published: false });
          const answer = await ayse.post(`${documents}/undo`, { documents: [{ id, version }] });
          expect(await answer.json()).toEqual({ waiting: [before.title] });
        },
      ],
      [
        'scheduled',
        async () => {
          await changeIban(ayse, {
            iban: thirdIban,
            published: false,
            publishAt: '2026-11-20T19:00:00.000Z',
          });
          app.clock.forward({ hours: 2 });
          await watchSchedule(app.parts)();
        },
      ],
    ];
    for (const [road, go] of roads) {
      await go();
      const { version } = await readDonation(ayse);
      const { proposals } = await newsOf(ayse);
      expect([road, proposals]).toEqual([road, [expect.objectContaining({ version, isOwn: true })]]);
      expect([road, await shows(app, old)]).toEqual([road, true]);
      for (const iban of [otherIban, thirdIban])
        expect([road, await shows(app, iban)]).toEqual([road, false]);
    }
  });

  test('leaves cached pages as they are while it waits, and drops them once it is confirmed', async () => {
    const { app, ayse, zeynep } = await open();
    const { db } = app.parts.database;
    const before = await readContentVersion(db);
    const proposed = await changeIban(ayse);
    expect(await readContentVersion(db)).toBe(before);
    await confirm(zeynep, proposed, passwordOfSecond);
    expect(await readContentVersion(db)).toBeGreaterThan(before);
  });

  test('is read by visitors once a second admin has confirmed it, and the log names both', async () => {
    const { app, ayse, zeynep, before } = await open();
    const proposed = await changeIban(ayse);
    expect(proposed).toMatchObject({ published: false, waits: true });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect([await shows(app, otherIban), await shows(app, firstIban(before.value))]).toEqual([true, false]);
    expect(await actionsIn(app)).toEqual(['ayse document.propose', 'zeynep document.confirm']);
    expect(await readDonation(ayse)).toMatchObject({ published: true, waits: false });
    expect((await newsOf(ayse)).proposals).toEqual([]);
  });

  test('holds for the beneficiary and the permit too, and for nothing else of the page', async () => {
    const { app, ayse, before } = await open();
    const { id, value } = before;
    const permit = {
      ...{ derbisNumber: '34-1', issuedBy: 'Valilik' },
      ...{ validFrom: '2026-01-01', validUntil: '2027-01-01' },
    };
    const guarded = [
      { beneficiary: 'Başka Bir Dernek' },
      { beneficiaryLatin: 'BASKA BIR DERNEK' },
      { collectionPermit: permit },
    ];
    const save = async (change: object) => {
      const { version } = await readDonation(ayse);
      const draft = { version, value: { ...value, ...change }, published: true };
      return (await ayse.put(`${documents}/${id}`, draft)).json();
    };
    for (const change of guarded) {
      expect(await save(change)).toMatchObject({ published: false, waits: true });
      for (const words of ['Başka Bir Dernek', 'BASKA BIR', 'Valilik'])
        expect(await readPage(app)).not.toContain(words);
    }
    expect(await save({ paymentNote: 'Adınızı yazın.' })).toMatchObject({ published: true });
    expect(await readPage(app)).toContain('Adınızı yazın.');
    // what visitors read has changed under the proposal
    expect((await newsOf(ayse)).proposals).toEqual([]);
    expect((await actionsIn(app)).slice(-2)).toEqual(['ayse document.publish', 'ayse document.withdraw']);
  });

  test('that was replaced meanwhile is not confirmed: there is one proposal, however many are made', async () => {
    const { app, ayse, zeynep } = await open();
    const first = await changeIban(ayse);
    for (let more = 0; more < 20; more += 1)
      await changeIban(ayse, { iban: more % 2 === 0 ? thirdIban : otherIban });
    const { db } = app.parts.database;
    expect(await db.selectFrom('documentProposals').select('version').execute()).toHaveLength(1);
    expect((await confirm(zeynep, first, passwordOfSecond)).status).toBe(409);
    expect(await shows(app, otherIban)).toBe(false);
    expect((await confirm(zeynep, await readDonation(ayse), passwordOfSecond)).status).toBe(204);
  });

  test('waits at its planned time, too: who planned it does not confirm it, a second admin does', async () => {
    const { app, ayse, zeynep, before } = await open();
    await changeIban(ayse, { published: false, publishAt: '2026-11-20T19:00:00.000Z' });
    expect((await newsOf(zeynep)).proposals).toEqual([]);
    app.clock.forward({ hours: 2 });
    await watchSchedule(app.parts)();
    const waiting = await readDonation(ayse);
    expect(waiting).toMatchObject({ published: false, waits: true, publishAt: null });
    expect([await shows(app, firstIban(before.value)), await shows(app, otherIban)]).toEqual([true, false]);
    expect((await confirm(ayse, waiting, cast.ayse.password)).status).toBe(403);
    expect(await shows(app, otherIban)).toBe(false);
    expect((await confirm(zeynep, waiting, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
    expect(await actionsIn(app)).toEqual([
      'ayse document.schedule',
      'ayse document.propose',
      'zeynep document.confirm',
    ]);
  });

  test('is confirmed as it was proposed, whatever was drafted after it', async () => {
    const { app, ayse, zeynep } = await open();
    const proposed = await changeIban(ayse);
    await changeIban(zeynep, { iban: thirdIban, published: false });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect([await shows(app, otherIban), await shows(app, thirdIban)]).toEqual([true, false]);
    expect(await readDonation(ayse)).toMatchObject({ published: false, waits: false });
  });

  test('is confirmed once where two confirm at the same moment', async () => {
    const { app, ayse, zeynep } = await open();
    await signInSecondAdmin(app, 'elif');
    const elif = app.visitor();
    await elif.post('/api/admin/login', { username: 'elif', password: passwordOfSecond });
    const proposed = await changeIban(ayse);
    const answers = await Promise.all(
      [zeynep, elif].map((admin) => confirm(admin, proposed, passwordOfSecond)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  test('is taken back by its author or rejected by another, and the log tells which', async () => {
    const { app, ayse, zeynep, before } = await open();
    for (const admin of [ayse, zeynep]) {
      const { id, version } = await changeIban(ayse);
      expect((await admin.post(`${documents}/${id}/proposal/withdraw`, { version })).status).toBe(204);
      expect((await confirm(zeynep, { id, version }, passwordOfSecond)).status).toBe(404);
    }
    expect(await shows(app, firstIban(before.value))).toBe(true);
    const actions = (await actionsIn(app)).filter((action) => !action.endsWith('.propose'));
    expect(actions).toEqual(['ayse document.withdraw', 'zeynep document.reject']);
  });

  test('is shown to every admin until each has taken note of it', async () => {
    const { app, ayse, zeynep, before } = await open();
    const proposed = await changeIban(ayse);
    expect((await newsOf(zeynep)).proposals).toEqual([
      {
        ...{
          id: before.id,
          name: 'donation',
          title: before.title,
          version: proposed.version,
          proposedBy: 'ayse',
        },
        ...{ proposedAt: app.clock.now.toISOString(), isOwn: false, mayConfirm: true },
        confirmers: ['zeynep'],
      },
    ]);
    await confirm(zeynep, proposed, passwordOfSecond);
    for (const admin of [ayse, zeynep]) {
      const [told] = (await newsOf(admin)).notices;
      expect(told).toMatchObject({ kind: 'confirmed', detail: 'ayse', by: 'zeynep', title: before.title });
      const seen = { notice: told?.id };
      for (let press = 0; press < 2; press += 1)
        expect((await admin.post(`${documents}/proposals/seen`, seen)).status).toBe(204);
      expect((await newsOf(admin)).notices).toEqual([]);
    }
    expect((await ayse.post(`${documents}/proposals/seen`, { notice: 999 })).status).toBe(404);
  });
});
