import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { SignedIn } from './schema.ts';
import { usernameKey } from './store.server.ts';

/** What the panel knows of all people, with those who may no longer sign in: the log and old versions name them. */
export async function readNames(
  db: Kysely<Tables>,
  { staffId }: { staffId: number },
): Promise<Pick<SignedIn, 'displayName' | 'names'>> {
  const people = await db.selectFrom('staff').select(['id', 'username', 'displayName']).execute();
  const names = people.flatMap(({ username, displayName }) => (displayName ? [[username, displayName]] : []));
  const displayName = people.find(({ id }) => id === staffId)?.displayName;
  return {
    ...(displayName && { displayName }),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
  };
}

/** Behind the lock of the log: nobody may look like somebody else. @throws {Refusal} 409 */
export async function refuseTakenDisplayName(
  tx: Kysely<Tables>,
  { id, displayName }: { id: number; displayName: string },
): Promise<void> {
  if (!(await isNameOfOther(tx, { id, name: displayName }))) return;
  throw new Refusal('name-taken', text.nameTaken, { fields: { displayName: text.nameTaken } });
}

/** Whether somebody else signs in or is shown under this name. */
export async function isNameOfOther(tx: Kysely<Tables>, { id, name }: { id: number; name: string }) {
  const key = usernameKey(name);
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '!=', id)
    .where((row) => row.or([row('usernameKey', '=', key), row('displayNameKey', '=', key)]))
    .executeTakeFirst();
  return other !== undefined;
}
