import { expect, test } from 'vitest';
import type { DatedAccount } from '#/documents/proposals/accounts.server.ts';
import {
  changeIban,
  confirm,
  documents,
  firstIban,
  otherIban,
  passwordOfSecond,
  readDonation,
  signInSecondAdmin,
} from '../../../tests/support/accounts.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { createApp } from '../app.ts';
import { bankAccountsPath } from './bank-accounts.ts';

async function read(app: TestApp): Promise<{ accounts: DatedAccount[] }> {
  const answer = await app.visitor().get(bankAccountsPath);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return answer.json() as Promise<{ accounts: DatedAccount[] }>;
}

describeEachDatabase('the accounts for programs', (fresh) => {
  test('are those of the page, since the first start', async () => {
    const app = await openTestApp(await fresh(), { siteUrl: 'https://example.org' });
    const { value } = await readDonation(await app.signedIn('ayse'));
    const since = app.clock.now.toISOString();
    expect(await read(app)).toEqual({
      association: expect.any(String),
      page: 'https://example.org/donate',
      areExamples: expect.any(Boolean),
      accounts: value.banks.flatMap(({ name, bic, accounts }) =>
        accounts.map(({ currency, iban }) => ({
          ...{ beneficiary: value.beneficiary, beneficiaryLatin: value.beneficiaryLatin },
          ...{ bank: name, bic, currency, iban, since, until: null },
        })),
      ),
    });
  });

  test('tell since when and until when each was read, and nothing of what was never confirmed', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    const old = firstIban((await readDonation(ayse)).value);
    const started = app.clock.now.toISOString();
    const kept = (await read(app)).accounts.length;
    app.clock.forward({ minutes: 10 });
    const proposed = await changeIban(ayse);
    expect(JSON.stringify(await read(app))).not.toContain(otherIban);
    app.clock.forward({ minutes: 10 });
    await confirm(zeynep, proposed, passwordOfSecond);
    const confirmed = app.clock.now.toISOString();
    const { accounts } = await read(app);
    expect(accounts).toHaveLength(kept + 1);
    expect(accounts.filter(({ iban }) => [old, otherIban].includes(iban))).toEqual([
      expect.objectContaining({ iban: old, since: started, until: confirmed }),
      expect.objectContaining({ iban: otherIban, since: confirmed, until: null }),
    ]);
  });

  test('are drawn once for a thousand readers, from versions however many there are', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const { id, value } = await readDonation(ayse);
    for (let version = 1; version <= 120; version += 1) {
      const draft = { version, value: { ...value, paymentNote: `Not ${version}` }, published: true };
      await ayse.put(`${documents}/${id}`, draft);
    }
    const before = await read(app);
    expect(before.accounts.every(({ until }) => until === null)).toBe(true);
    await app.parts.contentWatch.stop();
    await app.parts.database.close();
    const { request } = createApp(app.parts);
    const answers = await Promise.all(Array.from({ length: 1000 }, async () => request(bankAccountsPath)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
