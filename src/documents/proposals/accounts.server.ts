import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { isDemoAccount } from '#/content/demo-accounts.ts';
import { guards } from '#/content/documents.ts';
import type { Donation } from '#/content/donation.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { Write } from '#/db/write.ts';
import { textsOf } from '#/db/write-requirements.ts';
import { valuesOf } from '../flat-document.ts';
import { isKnown, readStored } from '../forms.server.ts';
import { inLanguage, readPublishedVersions } from '../store.server.ts';

/** Tells whether two states of a document, as JSON, agree in all that takes two people to change. */
export function isGuardedSame(
  { name, publishedValue }: Pick<DocumentRow, 'name' | 'publishedValue'>,
  [one, other]: [one: string, other: string],
): boolean {
  const published = readStored(name, publishedValue);
  const [first, second] = [one, other].map((json) => listGuarded(name, readStored(name, json), published));
  return isDeepStrictEqual(first, second);
}

/** Lists what takes two people to change. @param published what visitors read until then */
export function listGuarded(name: string, document: unknown, published: unknown): unknown[] {
  const guard = isKnown(name) ? guards[name] : undefined;
  if (typeof guard === 'function') return guard(document, published);
  const value = valuesOf(document);
  return (guard ?? []).map((field) => value[field]);
}

/**
 * Lists everybody who has changed the accounts of a draft, noted as it is written; nobody once they are again as visitors
 * read them while nothing else waits, or once nothing is left of what the others wrote.
 * @param json the draft as it is saved now
 * @returns JSON: staff ids
 */
export async function noteAccountWriter(
  { tx, actor: { staffId } }: Write,
  { stored, json }: { stored: DocumentRow; json: string },
): Promise<string> {
  const { id, name, value, publishedValue, accountWriters } = stored;
  const proposal = tx.selectFrom('documentProposals').select('version').where('documentId', '=', id);
  // what visitors read may be another's by the time this draft is published
  if (isGuardedSame(stored, [publishedValue, json]) && !(await proposal.executeTakeFirst())) return '[]';
  if (isGuardedSame(stored, [value, json]) || staffId === null) return accountWriters;
  const published = readStored(name, publishedValue);
  const [shown, was, is] = [publishedValue, value, json].map(
    (state) => new Map(textsOf(listGuarded(name, readStored(name, state), published))),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const isLeft = [...shown.keys(), ...was.keys()].some(
    (place) => was.get(place) !== shown.get(place) && is.get(place) === was.get(place),
  );
  const known = new Set(shown.values());
  const isWordLeft = [...was.values()].some((words) => !known.has(words) && [...is.values()].includes(words));
  const writers: number[] = isLeft || isWordLeft ? JSON.parse(accountWriters) : [];
  return JSON.stringify([...new Set([...writers, staffId])]);
}

/**
 * Tells whether real accounts take the place of nothing but examples, and none has stood there before: a new association is
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

/** Tells whether visitors read nothing but examples, and never read anything else. */
export async function hasOnlyExamples(db: Kysely<Tables>): Promise<boolean> {
  const row = await inLanguage(db).select('publishedValue').where('name', '=', 'donation').executeTakeFirst();
  return row !== undefined && areExamples(ibansIn(row.publishedValue)) && !(await haveChanged(db));
}

/** Tells by what the admins were told, which they are of every change of the accounts. */
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

/** An account as donors read it. */
type Account = ReturnType<typeof accountsOf>[number];

export interface DatedAccount extends Account {
  /** When visitors read it first, ISO 8601 UTC. */
  since: string;
  /** Null while they do. */
  until: string | null;
}

/** Reads every account that visitors have read, the earliest first, from the versions that were published. */
export async function readAccountHistory(db: Kysely<Tables>): Promise<DatedAccount[]> {
  const history: DatedAccount[] = [];
  for await (const { value, publishedAt: at } of readPublishedVersions(db, 'donation'))
    follow(history, { accounts: accountsOf(readStored('donation', value) as Donation), at });
  return history;
}

function follow(history: DatedAccount[], { accounts, at }: { accounts: Account[]; at: string }): void {
  const open = history.filter(({ until }) => until === null);
  for (const known of open) if (!accounts.some((account) => isSame(account, known))) known.until = at;
  for (const account of accounts)
    if (!open.some((known) => isSame(account, known))) history.push({ ...account, since: at, until: null });
}

const isSame = (account: Account, { since, until, ...known }: DatedAccount) =>
  isDeepStrictEqual(account, known);

const accountsOf = ({ beneficiary, beneficiaryLatin, banks }: Donation) =>
  banks.flatMap(({ name: bank, bic, accounts }) =>
    accounts.map(({ currency, iban }) => ({ beneficiary, beneficiaryLatin, bank, bic, currency, iban })),
  );
