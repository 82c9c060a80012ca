import type { Kysely } from 'kysely';
import { isDemoAccount } from '#/content/demo-accounts.ts';
import type { Donation } from '#/content/donation.ts';
import type { Tables } from '#/db/tables.ts';
import { inLanguage } from '../store.server.ts';

/**
 * True when real accounts take the place of nothing but examples: a new association is alone on its first day, so one admin
 * publishes these (docs/decisions/019).
 * @param before,after JSON of the donation page
 */
export function areFirstAccounts(before: string, after: string): boolean {
  const shown = ibansIn(before);
  const added = ibansIn(after).filter((iban) => !shown.includes(iban));
  return areExamples(shown) && added.length > 0 && !added.some(isDemoAccount);
}

/** Whether visitors read nothing but examples. */
export async function hasOnlyExamples(db: Kysely<Tables>): Promise<boolean> {
  const row = await inLanguage(db).select('publishedValue').where('name', '=', 'donation').executeTakeFirst();
  return row !== undefined && areExamples(ibansIn(row.publishedValue));
}

const areExamples = (ibans: string[]) => ibans.length > 0 && ibans.every(isDemoAccount);

function ibansIn(json: string): string[] {
  const { banks = [] }: Partial<Donation> = JSON.parse(json);
  return banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban));
}
