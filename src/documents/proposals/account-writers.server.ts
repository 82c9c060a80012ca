import type { Kysely } from 'kysely';
import { textsOf } from '#/db/require-own-accounts.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { readStored } from '../forms.server.ts';
import { isGuardedSame, listGuarded } from './guarded.server.ts';

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
