import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Donation } from '#/content/donation.ts';
import type { Tables } from '#/db/tables.ts';
import { readStored } from '../forms.server.ts';
import { selectPublished } from '../store.server.ts';

/** One account as donors read it. */
interface Account {
  beneficiary: string;
  beneficiaryLatin: string;
  bank: string;
  bic: string;
  currency: string;
  iban: string;
}

export interface DatedAccount extends Account {
  /** When visitors read it first, ISO 8601 UTC. */
  since: string;
  /** Null while they do. */
  until: string | null;
}

/** So many versions are in memory at once. */
const atOnce = 100;

/** Every account that visitors have read, the earliest first, from the versions that were published. */
export async function readAccountHistory(db: Kysely<Tables>): Promise<DatedAccount[]> {
  const history: DatedAccount[] = [];
  for (let offset = 0; ; offset += atOnce) {
    const versions = await selectPublished(db, 'donation')
      .orderBy('versions.publishedAt')
      .orderBy('versions.version')
      .offset(offset)
      .limit(atOnce)
      .execute();
    for (const { value, publishedAt } of versions)
      follow(history, { accounts: accountsOf(readStored('donation', value) as Donation), at: publishedAt });
    if (versions.length < atOnce) return history;
  }
}

function follow(history: DatedAccount[], { accounts, at }: { accounts: Account[]; at: string }): void {
  const open = history.filter(({ until }) => until === null);
  for (const known of open) if (!accounts.some((account) => isSame(account, known))) known.until = at;
  for (const account of accounts)
    if (!open.some((known) => isSame(account, known))) history.push({ ...account, since: at, until: null });
}

const isSame = (account: Account, { since, until, ...known }: DatedAccount) =>
  isDeepStrictEqual(account, known);

const accountsOf = ({ beneficiary, beneficiaryLatin, banks }: Donation): Account[] =>
  banks.flatMap(({ name, bic, accounts }) =>
    accounts.map(({ currency, iban }) => ({
      ...{ beneficiary, beneficiaryLatin },
      ...{ bank: name, bic, currency, iban },
    })),
  );
