import type { Kysely } from 'kysely';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { foldTurkish } from '#/format/turkish.ts';

/** Folds a name: 'AYŞE' and 'ayşe' are one person. */
export const usernameKey = (username: string) => foldTurkish(username);

/** Names a person in the log, as they are called then. */
export const subjectOf = ({ id, username }: { id: number | null; username: string }) => ({
  kind: 'staff',
  id,
  title: username,
});

/** Names in the log who is signed in. */
export const ownSubject = ({ staffId, username }: { staffId: number; username: string }) =>
  subjectOf({ id: staffId, username });

export const findStaffByName = (db: Kysely<Tables>, username: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('usernameKey', '=', usernameKey(username)).executeTakeFirst();

export const hasStaff = async (db: Kysely<Tables>): Promise<boolean> =>
  (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Adds a person. @returns the id, or undefined when somebody has that name already, or is shown under it */
export async function addStaff(
  db: Kysely<Tables>,
  person: {
    username: string;
    passwordHash: string;
    role: string;
    /** Somebody else knows the password. */
    isHandedOut?: boolean;
    now: Date;
    /** From when on the account counts for money (`staff/trust.server.ts`); from now on when left out. */
    trustedSince?: string | null;
  },
): Promise<number | undefined> {
  const { username, passwordHash, role, isHandedOut = false, now } = person;
  const { trustedSince = now.toISOString() } = person;
  const shown = await db
    .selectFrom('staff')
    .select('id')
    .where('displayNameKey', '=', usernameKey(username))
    .executeTakeFirst();
  if (shown) return undefined;
  const added = await db
    .insertInto('staff')
    .values({
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      role,
      mustChangePassword: isHandedOut ? 1 : 0,
      createdAt: now.toISOString(),
      trustedSince,
    })
    .onConflict((conflict) => conflict.column('usernameKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * Sets a password. A link from before opens nothing any more.
 * @param isHandedOut somebody else knows the password, so its owner is asked for another
 */
export async function setPasswordHash(
  tx: Kysely<Tables>,
  { staffId, passwordHash, isHandedOut }: { staffId: number; passwordHash: string; isHandedOut: boolean },
): Promise<void> {
  const mustChangePassword = isHandedOut ? 1 : 0;
  await tx.updateTable('staff').set({ passwordHash, mustChangePassword }).where('id', '=', staffId).execute();
  await voidLink(tx, staffId);
}

export async function voidLink(tx: Kysely<Tables>, staffId: number): Promise<void> {
  await tx.deleteFrom('passwordLinks').where('staffId', '=', staffId).execute();
}
