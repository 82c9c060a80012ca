import type { Kysely } from 'kysely';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { readAccountHistory } from '#/documents/proposals/accounts.server.ts';

export const bankAccountsPath = '/.well-known/bank-accounts.json';

/** Draws the accounts for programs that watch where donations go (docs/api.md). */
export async function drawBankAccounts({
  db,
  origin,
  content: { association, donation },
}: {
  db: Kysely<Tables>;
  origin: string;
  content: Content;
}): Promise<string> {
  const accounts = await readAccountHistory(db);
  const about = { association: association.name.tr, page: `${origin}/donate` };
  return `${JSON.stringify({ ...about, areExamples: hasDemoAccounts(donation), accounts }, null, 2)}\n`;
}
