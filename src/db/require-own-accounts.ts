import type { Kysely } from 'kysely';
import { findIbans } from '#/format/find-ibans.ts';
import { formatIban } from '#/format/iban.ts';
import { Refusal } from '#/http/errors.ts';
import { errorText as text } from '#/i18n/tr/errors.ts';
import { tellAdmins } from './admin-notices.ts';
import type { AuditContext } from './audit-log.ts';
import type { Tables } from './tables.ts';

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

/** Lists the texts in a value of any shape, each with the path that leads to it. */
export function textsOf(value: unknown, path: string[] = []): Texts {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

/** Lists those that visitors read now. */
async function listOwnAccounts(tx: Kysely<Tables>): Promise<string[]> {
  const row = await tx
    .selectFrom('documents')
    .select('publishedValue')
    .where('name', '=', 'donation')
    .executeTakeFirst();
  const { banks }: { banks?: unknown } = JSON.parse(row?.publishedValue ?? '{}');
  return textsOf(banks).flatMap(([, words]) => findIbans(words));
}
