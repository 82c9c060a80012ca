import { describe, expect, test } from 'vitest';
import { type Bank, donation } from '#/content/donation.ts';
import { findAccountQuestions } from './account-questions.ts';

const [bank, other] = donation.banks as [Bank, Bank];
const account = { currency: 'TL', branch: 'Kadıköy (417)', number: '4567-12304567', iban: '' } as const;
const iban = 'TR100006100045670012304567';
const real = { name: 'Gerçek Banka', code: '00061', bic: 'GERCTRIS', accounts: [{ ...account, iban }] };
const shown = 'TR10 0006 1000 4567 0012 3045 67';

const ask = (banks: Bank[], { before = donation, isFirst = true } = {}) =>
  findAccountQuestions({
    ...{ before: JSON.stringify(before), isFirst },
    after: JSON.stringify({ ...donation, beneficiary: 'Dernek', banks }),
  }).map(({ kind, words }) => `${kind}: ${words}`);

describe('the first real accounts', () => {
  test('are repeated with their recipient, and nothing else is asked of what is right', () => {
    expect(ask([real])).toEqual([`compare: ${shown}, Dernek (Gerçek Banka, TL)`]);
  });

  test('are told what is left of the examples beside them, each once', () => {
    const accounts = bank.accounts.slice(0, 2).map((example) => ({ ...example, iban }));
    const found = ask([
      { ...bank, accounts },
      { ...other, accounts: other.accounts.slice(0, 1) },
    ]);
    expect(found.slice(1)).toEqual([
      'still-example: TR47 9999 9000 0000 0022 0000 01',
      'left-of-example: Birinci Banka\nORBATRT0XXX\nÖrnek Şubesi (001)\n11000001\n11000002',
      `other-number: 11000001 (${shown})\n11000002 (${shown})`,
    ]);
  });
});

describe('the number of an account', () => {
  test.each(['12304567', '0012304567', '4567 0012304567', '4567-12304567', 'Hesap no 12304567'])(
    '%s stands in its IBAN',
    (number) => {
      expect(ask([{ ...real, accounts: [{ ...account, iban, number }] }])).toHaveLength(1);
    },
  );

  test('that does not stand in its IBAN is asked about, also later, but not again while it stays', () => {
    const banks = [{ ...real, accounts: [{ ...account, iban, number: '99-12304567' }] }];
    const found = `other-number: 99-12304567 (${shown})`;
    expect(ask(banks)[1]).toBe(found);
    expect(ask(banks, { isFirst: false })).toEqual([found]);
    expect(ask(banks, { before: { ...donation, banks }, isFirst: false })).toEqual([]);
  });
});
