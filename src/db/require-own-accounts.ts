import type { Kysely } from 'kysely';
import { findIbans, findIbansAcross } from '#/format/find-ibans.ts';
import { formatIban } from '#/format/iban.ts';
import { mapOnce } from '#/format/map-once.ts';
import { invalid } from '#/http/errors.ts';
import { errorText as text } from '#/i18n/tr/errors.ts';
import type { Tables } from './tables.ts';

/** Names of fields, and the words in them. */
export type Texts = [field: string, words: string][];

/**
 * Other accounts come before donors by the one road that takes two people, and by no other (docs/decisions/019).
 * @param texts what visitors are to read
 * @param before what they read of the same thing until now
 * @throws {Refusal} 400 when a text names an account that is not on the donation page: `fields` says where
 */
export async function requireOwnAccounts(
  tx: Kysely<Tables>,
  { texts, before }: { texts: Texts; before: Texts },
): Promise<void> {
  const named = findNamed(texts);
  if (named.length === 0) return;
  const known = new Set([...findNamed(before).flatMap(({ ibans }) => ibans), ...(await listOwnAccounts(tx))]);
  const faults = named.flatMap(({ field, ibans }) => {
    const strange = ibans.find((iban) => !known.has(iban));
    return strange ? [[field, text.strangeIban(formatIban(strange))] as const] : [];
  });
  const [first] = faults;
  if (first) throw invalid(first[1], Object.fromEntries(faults.toReversed()));
}

/** Also where an account begins in one field and ends in the next, as a title and the sentence below it do. */
function findNamed(texts: Texts): { field: string; ibans: string[] }[] {
  const written = texts.map(([, words]) => words);
  const inEach = mapOnce(written, findIbans);
  const named = texts.map(([field], place) => ({ field, ibans: inEach[place] ?? [] }));
  const alone = new Set(named.flatMap(({ ibans }) => ibans));
  const together = [...findIbansAcross(written)]
    .filter(([iban]) => !alone.has(iban))
    .map(([iban, last]) => ({ field: texts[last]?.[0] ?? '', ibans: [iban] }));
  return [...named, ...together].filter(({ ibans }) => ibans.length > 0);
}

/**
 * What visitors read of an article, an operation or a photo.
 * @param asShown fields whose words reach them in another form than they are written in
 */
export function publicTexts<Item extends Publishable>(
  item: Item,
  asShown: (item: Item) => Texts = () => [],
): Texts {
  const { published = true, scheduled = false } = item;
  if (!published && !scheduled) return [];
  const written = Object.entries(item).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return [...written, ...asShown(item)];
}

interface Publishable {
  id: number;
  /** A photo has no draft. */
  published?: boolean;
  scheduled?: boolean;
}

/** Those that visitors read now. */
async function listOwnAccounts(tx: Kysely<Tables>): Promise<string[]> {
  const row = await tx
    .selectFrom('documents')
    .select('publishedValue')
    .where('name', '=', 'donation')
    .executeTakeFirst();
  const { banks }: { banks?: unknown } = JSON.parse(row?.publishedValue ?? '{}');
  return findIbans(JSON.stringify(banks ?? []));
}
