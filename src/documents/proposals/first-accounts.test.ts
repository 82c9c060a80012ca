import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { watchSchedule } from '#/server/regular-work/due-work.ts';
import {
  changeIban,
  confirm,
  type DonationDocument,
  documents,
  newsOf,
  otherIban,
  passwordOfSecond,
  publishReal,
  readDonation,
  readPage,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { cast, openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const people = '/api/admin/staff';
const denizs = { username: 'deniz', password: 'Kuru-Dere-Yolu-5' };

async function save(admin: Visitor, change: object): Promise<DonationDocument> {
  const { id, version, value } = await readDonation(admin);
  const draft = { version, value: { ...value, ...change }, published: true };
  return (await (await admin.put(`${documents}/${id}`, draft)).json()) as DonationDocument;
}

describeEachDatabase('the first real accounts', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const zeynep = await signInSecondAdmin(app);
    return { app, zeynep, ayse: await app.signedIn('ayse') };
  }

  test('take one admin, and every admin is told; the next ones take two', async () => {
    const { ayse, zeynep } = await open();
    expect((await newsOf(ayse)).rule.isFirst).toBe(true);
    expect(await publishReal(ayse)).toMatchObject({ published: true, waits: false });
    for (const admin of [ayse, zeynep])
      expect((await newsOf(admin)).notices).toMatchObject([{ kind: 'first-accounts', by: 'ayse' }]);
    expect((await newsOf(ayse)).rule.isFirst).toBe(false);
    const { id, version, value } = await readDonation(ayse);
    const draft = { version, value: { ...value, beneficiary: 'Başka Dernek' }, published: true };
    expect(await (await ayse.put(`${documents}/${id}`, draft)).json()).toMatchObject({ waits: true });
  });

  test('are asked about until the person has accepted just these, in the form and among all drafts', async () => {
    const { app, ayse } = await open();
    const { id, version, value } = await publishReal(ayse, { published: false });
    const iban = value.banks[0]?.accounts[0]?.iban ?? '';
    const put = (keys: string[], recipient = value.beneficiary) => {
      const draft = { version, value: { ...value, beneficiary: recipient }, published: true };
      return ayse.put(`${documents}/${id}`, draft, { 'accepted-findings': keys.join(',') });
    };
    const all = await ayse.post(
      `${documents}/publish`,
      { documents: [{ id, version }] },
      { 'accepted-findings': '' },
    );
    expect([all.status, await all.json()]).toMatchObject([422, { document: id }]);
    const asked = await put([]);
    const { findings } = (await asked.json()) as { findings: { kind: string; words: string; key: string }[] };
    expect(asked.status).toBe(422);
    expect(findings[0]).toMatchObject({ kind: 'compare' });
    expect(findings[0]?.words).toContain(`${formatIban(iban)}, ${value.beneficiary}`);
    const keys = findings.map(({ key }) => key);
    expect((await put(keys, 'Başka Dernek')).status).toBe(422);
    expect(await shows(app, iban)).toBe(false);
    expect((await put(keys)).status).toBe(200);
    expect(await shows(app, iban)).toBe(true);
  });

  test('come once: examples that are shown again later make nobody the only admin', async () => {
    const { ayse, zeynep } = await open();
    const { banks } = (await readDonation(ayse)).value;
    await publishReal(ayse);
    const back = await save(ayse, { banks });
    expect((await confirm(zeynep, back, passwordOfSecond)).status).toBe(204);
    expect((await newsOf(ayse)).rule.isFirst).toBe(false);
    expect(await publishReal(ayse)).toMatchObject({ published: false, waits: true });
  });

  test('wait at a planned time: who planned them may be no admin any more', async () => {
    const { app, ayse } = await open();
    const publishAt = '2026-11-20T19:00:00.000Z';
    const { value } = await publishReal(ayse, { published: false, publishAt });
    app.clock.forward({ hours: 2 });
    await watchSchedule(app.parts)();
    expect(await shows(app, value.banks[0]?.accounts[0]?.iban ?? '')).toBe(false);
    expect((await newsOf(await app.signedIn('ayse'))).proposals).toHaveLength(1);
  });

  test('are said to need one admin, and who may take part, before anything is typed', async () => {
    const { ayse } = await open();
    await ayse.post(people, { ...denizs, role: 'admin' });
    expect((await newsOf(ayse)).rule).toMatchObject({
      isFirst: true,
      admins: [
        { username: 'ayse', isReader: true, isTrusted: true },
        { username: 'deniz', trustedFrom: null, isTrusted: false },
        { username: 'zeynep', isTrusted: true },
      ],
    });
  });
});

describeEachDatabase('who wrote a part of a change of the accounts', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const zeynep = await signInSecondAdmin(app);
    return { app, zeynep, ayse: await app.signedIn('ayse') };
  }

  test('is remembered when it was what visitors read while something else waited', async () => {
    const { app, ayse, zeynep } = await open();
    const { banks } = (await readDonation(ayse)).value;
    const proposed = await changeIban(ayse);
    const { id, version, value } = await readDonation(ayse);
    await ayse.put(`${documents}/${id}`, { version, value: { ...value, banks }, published: false });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    const draft = await readDonation(zeynep);
    await zeynep.post(`${documents}/publish`, { documents: [{ id, version: draft.version }] });
    expect((await confirm(ayse, draft, cast.ayse.password)).status).toBe(403);
    expect(await shows(app, otherIban)).toBe(true);
  });

  test('is remembered when it took a bank away, which leaves no words', async () => {
    const { app, ayse, zeynep } = await open();
    const { id, version, value } = await readDonation(ayse);
    const [first, second] = value.banks;
    await ayse.put(`${documents}/${id}`, { version, value: { ...value, banks: [second] }, published: false });
    const mended = await save(zeynep, { beneficiaryLatin: 'DERNEK' });
    expect((await confirm(ayse, mended, cast.ayse.password)).status).toBe(403);
    expect(await readPage(app)).toContain(formatIban(first?.accounts[0]?.iban ?? ''));
  });

  test('stays its proposer when another admin mends a sentence beside it', async () => {
    const { app, ayse, zeynep } = await open();
    await changeIban(ayse, { iban: thirdIban });
    const mended = await save(zeynep, { paymentNote: 'Açıklamaya adınızı yazın.' });
    expect((await newsOf(zeynep)).proposals).toMatchObject([
      { proposedBy: 'ayse', isOwn: false, confirmers: ['zeynep'] },
    ]);
    expect((await confirm(ayse, mended, cast.ayse.password)).status).toBe(403);
    expect((await confirm(zeynep, mended, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, thirdIban)).toBe(true);
  });
});
