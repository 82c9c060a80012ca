import type { Kysely } from 'kysely';
import { isDemoAccount } from '#/content/demo-accounts.ts';
import type { Donation } from '#/content/donation.ts';
import type { Tables } from '#/db/tables.ts';
import { inLanguage } from '../store.server.ts';

/**
 * True when real accounts take the place of nothing but examples, and none has stood there before: a new association is
 * alone on its first day, so one admin publishes these (docs/decisions/019).
 * @param before,after JSON of the donation page
 */
export async function areFirstAccounts(
  db: Kysely<Tables>,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const shown = ibansIn(before);
  const added = ibansIn(after).filter((iban) => !shown.includes(iban));
  const isReal = added.length > 0 && !added.some(isDemoAccount);
  return isReal && areExamples(shown) && !(await haveChanged(db));
}

/** Whether visitors read nothing but examples, and never read anything else. */
export async function hasOnlyExamples(db: Kysely<Tables>): Promise<boolean> {
  const row = await inLanguage(db).select('publishedValue').where('name', '=', 'donation').executeTakeFirst();
  return row !== undefined && areExamples(ibansIn(row.publishedValue)) && !(await haveChanged(db));
}

/** Every change of the accounts has been told to the admins. */
async function haveChanged(db: Kysely<Tables>): Promise<boolean> {
  const told = await db
    .selectFrom('adminNotices')
    .select('id')
    .where('kind', 'in', ['confirmed', 'first-accounts'])
    .limit(1)
    .executeTakeFirst();
  return told !== undefined;
}

const areExamples = (ibans: string[]) => ibans.length > 0 && ibans.every(isDemoAccount);

function ibansIn(json: string): string[] {
  const { banks = [] }: Partial<Donation> = JSON.parse(json);
  return banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban));
}
