import type { Kysely } from 'kysely';
import { day, isoAfter } from '#/format/durations.ts';
import { findIbans, formatIban } from '#/format/iban.ts';
import { Refusal } from '#/http/errors.ts';
import { errorText as text } from '#/i18n/tr/errors.ts';
import { type AuditContext, tellAdmins } from './audit-log.ts';
import { isOutsideBin } from './bin.ts';
import type { Tables } from './tables.ts';

interface Creation {
  key: string | undefined;
  kind: string;
}

/**
 * Finds what a call with this key has made before. Needs the lock of `raiseContentVersion`.
 * @throws {Refusal} 409 when the key has made something of another kind
 */
export async function findCreated(tx: Kysely<Tables>, { key, kind }: Creation): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const row = await tx
    .selectFrom('requestKeys')
    .select(['subjectKind', 'subjectId'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.subjectKind !== kind) throw new Refusal('request-key-used', text.keyUsed);
  return row?.subjectId;
}

/** Notes what a call with this key has made, and drops what the person had put aside under it. */
export async function noteCreated(
  tx: Kysely<Tables>,
  { key, kind, id, actor, now }: Creation & AuditContext & { id: number },
): Promise<void> {
  if (key === undefined) return;
  await tx
    .insertInto('requestKeys')
    .values({ key, subjectKind: kind, subjectId: id, createdAt: now.toISOString() })
    .execute();
  await tx.deleteFrom('parkedTexts').where('staffId', '=', actor.staffId).where('key', '=', key).execute();
}

const keyLifetime = 90 * day;

export async function forgetOldKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('requestKeys').where('createdAt', '<', isoAfter(now, -keyLifetime)).execute();
}

/** @throws {Refusal} 400 with `unknown` when there is no such operation outside the bin; null stands for none */
export async function requireOperation(
  tx: Kysely<Tables>,
  { id, unknown }: { id: number | null; unknown: string },
): Promise<void> {
  if (id === null || (await isOutsideBin(tx, 'operations', id))) return;
  throw new Refusal('operation-unknown', unknown, { fields: { operationId: unknown } });
}

/** Names of fields, and the words in them. */
export type Texts = [field: string, words: string][];

/**
 * Refuses a text that names an account which donors do not find on the donation page. An admin may let it through; every
 * admin is then told (docs/decisions/019).
 * @param texts what visitors are to read
 * @param before what they read of the same thing until now
 * @throws {Refusal} 400: `fields` says where, `mayAllow` whether this person may let it through
 */
export async function requireOwnAccounts(
  tx: Kysely<Tables>,
  { texts, before, title, actor, now }: AuditContext & { texts: Texts; before: Texts; title: string },
): Promise<void> {
  const named = texts.flatMap(([field, words]) => findIbans(words).map((iban) => ({ field, iban })));
  if (named.length === 0) return;
  const known = new Set([...before.flatMap(([, words]) => findIbans(words)), ...(await listOwnAccounts(tx))]);
  const foreign = named.filter(({ iban }) => !known.has(iban));
  if (foreign.length === 0) return;
  const detail = [...new Set(foreign.map(({ iban }) => formatIban(iban)))].join(', ');
  if (actor.foreignAccounts === 'allowed')
    return tellAdmins(tx, { kind: 'foreign-account', title, detail, actor, now });
  const sentences = foreign.map(({ field, iban }) => [field, text.foreignAccount(formatIban(iban))] as const);
  throw new Refusal('foreign-account', text.foreignAccount(detail), {
    fields: Object.fromEntries(sentences.toReversed()),
    details: { mayAllow: actor.foreignAccounts !== undefined },
  });
}

/** Lists the words that visitors read of an article, an operation or a photo; none of a draft. */
export function publicTexts(item: { id: number; published?: boolean; scheduled?: boolean }): Texts {
  const { published = true, scheduled = false } = item;
  return published || scheduled ? textsOf(item) : [];
}

/** Lists the texts and numbers in a value of any shape, each with the path that leads to it. */
export function textsOf(value: unknown, path: string[] = []): Texts {
  if (typeof value === 'string' || typeof value === 'number') return [[path.join('.'), String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

/** Lists the accounts that visitors read on the donation page now. */
async function listOwnAccounts(tx: Kysely<Tables>): Promise<string[]> {
  const row = await tx
    .selectFrom('documents')
    .select('publishedValue')
    .where('name', '=', 'donation')
    .executeTakeFirst();
  const { banks }: { banks?: unknown } = JSON.parse(row?.publishedValue ?? '{}');
  return textsOf(banks).flatMap(([, words]) => findIbans(words));
}
