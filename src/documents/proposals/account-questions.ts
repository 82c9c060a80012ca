import { isDemoAccount } from '#/content/demo-accounts.ts';
import type { Donation } from '#/content/donation.ts';
import { compactIban, formatIban } from '#/format/iban.ts';
import type { Finding } from '#/stored/finding.ts';

/**
 * Finds what is asked about accounts before they go out. Of the first, which nobody else looks at: all of them, and what is
 * left of the examples. Of each: a number that its IBAN does not hold, as some banks write it. None of it blocks.
 * @param asked JSON of the donation page
 */
export function findAccountQuestions(asked: { before: string; after: string; isFirst: boolean }): Finding[] {
  const [known, accounts] = [listAccounts(asked.before), listAccounts(asked.after)];
  const real = accounts.filter(({ isDemo }) => !isDemo);
  const shown = new Set(known.flatMap(({ beside }) => beside));
  const left = real.flatMap(({ beside }) => beside).filter((words) => shown.has(words));
  const found = {
    ...(asked.isFirst && {
      compare: real.map(({ iban, whose }) => `${iban}, ${whose}`),
      'still-example': accounts.filter(({ isDemo }) => isDemo).map(({ iban }) => iban),
      'left-of-example': left,
    }),
    'other-number': real
      .filter((one) => !known.some(({ iban, number }) => one.iban === iban && one.number === number))
      .filter(({ iban, number }) => !holdsNumber(iban, number))
      .map(({ iban, number }) => `${number} (${iban})`),
  };
  return Object.entries(found).flatMap(([kind, all]) =>
    all.length > 0 ? [{ kind, place: 'banks', words: [...new Set(all)].join('\n'), blocks: false }] : [],
  );
}

function listAccounts(json: string) {
  const { banks, beneficiary }: Donation = JSON.parse(json);
  return banks.flatMap(({ name, bic, accounts }) =>
    accounts.map(({ iban, number, branch, currency }) => ({
      ...{ iban: formatIban(iban), number, isDemo: isDemoAccount(iban) },
      ...{ whose: `${beneficiary} (${name}, ${currency})`, beside: [name, bic, branch, number] },
    })),
  );
}

/** Looks for each group of digits without the zeros before it: '0123-4567890' stands as '…12304567890'. */
const holdsNumber = (iban: string, number: string) =>
  (number.match(/\d+/g) ?? []).every((digits) =>
    compactIban(iban).slice(10).includes(digits.replace(/^0+/, '')),
  );
