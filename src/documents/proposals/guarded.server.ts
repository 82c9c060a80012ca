import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { guardedFields } from '#/content/documents.ts';
import { textsOf } from '#/db/require-own-accounts.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { valuesOf } from '../flat-document.ts';
import { isKnown, readStored } from '../forms.server.ts';

/** True when two states of a document, as JSON, agree in all that takes two people to change. */
export const isGuardedSame = (name: string, one: string, other: string): boolean =>
  isDeepStrictEqual(listGuarded(name, readStored(name, one)), listGuarded(name, readStored(name, other)));

/** Lists the values of the fields that take two people to change. */
export function listGuarded(name: string, document: unknown): unknown[] {
  const fields = isKnown(name) ? guardedFields[name] : undefined;
  if (!fields) return [];
  const value = valuesOf(document);
  return fields.map((field) => value[field]);
}

/**
 * Lists everybody who has changed the accounts of a draft, noted as it is written; nobody once they are again as visitors
 * read them while nothing else waits, or once nothing is left of what the others wrote.
 * @param json the draft as it is saved now
 * @returns JSON: staff ids
 */
export async function noteAccountWriter(
  tx: Kysely<Tables>,
  { stored, json, staffId }: { stored: DocumentRow; json: string; staffId: number | null },
): Promise<string> {
  const { id, name, value, publishedValue, accountWriters } = stored;
  const proposal = tx.selectFrom('documentProposals').select('version').where('documentId', '=', id);
  // what visitors read may be another's by the time this draft is published
  if (isGuardedSame(name, publishedValue, json) && !(await proposal.executeTakeFirst())) return '[]';
  if (isGuardedSame(name, value, json) || staffId === null) return accountWriters;
  const [shown, was, is] = [publishedValue, value, json].map(
    (state) => new Map(textsOf(listGuarded(name, readStored(name, state)))),
  ) as [Map<string, string>, Map<string, string>, Map<string, string>];
  const isLeft = [...shown.keys(), ...was.keys()].some(
    (place) => was.get(place) !== shown.get(place) && is.get(place) === was.get(place),
  );
  const known = new Set(shown.values());
  const isWordLeft = [...was.values()].some((words) => !known.has(words) && [...is.values()].includes(words));
  const writers: number[] = isLeft || isWordLeft ? JSON.parse(accountWriters) : [];
  return JSON.stringify([...new Set([...writers, staffId])]);
}
