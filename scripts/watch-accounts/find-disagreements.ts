import { formatIban } from '#/format/iban.ts';
import type { Seen, WatchedAccount } from './ask-site.ts';
import type { Page } from './read-page.ts';
import type { State } from './state.ts';

/** A sentence for each thing that does not fit together, or is no longer as it was. */
export function findDisagreements({ accounts, donate, english }: Seen, before: State | undefined): string[] {
  const now = accounts.filter(({ until }) => until === null);
  const abroad = now.filter(({ currency }) => currency !== 'TL');
  return [
    ...(now.length === 0 ? ['The list of accounts is empty.'] : []),
    ...compare('/donate', donate, now),
    ...compare('/en', english, abroad),
    ...missingNames(
      '/donate',
      donate,
      now.flatMap((one) => [one.beneficiary, one.beneficiaryLatin]),
    ),
    ...missingNames(
      '/en',
      english,
      abroad.map((one) => one.beneficiaryLatin),
    ),
    ...(before ? findChanges(accounts, before) : []),
  ];
}

function compare(path: string, { shown, held }: Page, accounts: WatchedAccount[]): string[] {
  const listed = accounts.map(({ iban }) => iban);
  return [
    ...held
      .filter((iban) => !listed.includes(iban))
      .map((iban) => `${path} shows ${formatIban(iban)}, which is not in the list of accounts.`),
    ...listed
      .filter((iban) => !shown.includes(iban))
      .map((iban) => `${path} does not show ${formatIban(iban)}, which is in the list of accounts.`),
  ];
}

const missingNames = (path: string, { words }: Page, names: string[]): string[] =>
  [...new Set(names)]
    .filter((name) => !words.includes(name))
    .map((name) => `${path} does not name "${name}", to whom the listed accounts belong.`);

function findChanges(accounts: WatchedAccount[], { accounts: before }: State): string[] {
  const [known, listed] = [before.map(nameOf), accounts.map(nameOf)];
  const open = (list: WatchedAccount[]) => list.filter(({ until }) => until === null).map(nameOf);
  const [wasOpen, isOpen] = [open(before), open(accounts)];
  return [
    ...isOpen.filter((name) => !wasOpen.includes(name)).map((name) => `A new account: ${name}.`),
    ...wasOpen.filter((name) => !isOpen.includes(name)).map((name) => `No longer an account: ${name}.`),
    ...known.filter((name) => !listed.includes(name)).map((name) => `Gone from the history: ${name}.`),
  ];
}

const nameOf = ({ beneficiary, beneficiaryLatin, bank, bic, currency, iban }: WatchedAccount) =>
  `${formatIban(iban)} (${[bank, bic, currency, beneficiary, beneficiaryLatin].join(', ')})`;
