import type { Kysely } from 'kysely';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { foldTurkish } from '#/format/turkish.ts';

/** 'AYŞE' and 'ayşe' are one person. */
export const usernameKey = (username: string) => foldTurkish(username);

export const subjectOf = ({ id, username }: { id: number; username: string }) => ({
  kind: 'staff',
  id,
  title: username,
});

export const findStaffByName = (db: Kysely<Tables>, username: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('usernameKey', '=', usernameKey(username)).executeTakeFirst();

export const findStaff = (db: Kysely<Tables>, id: number): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns the new person's id, or undefined when somebody has that name already */
export async function addStaff(
  db: Kysely<Tables>,
  person: { username: string; passwordHash: string; role: string; now: Date },
): Promise<number | undefined> {
  const { username, passwordHash, role, now } = person;
  const added = await db
    .insertInto('staff')
    .values({
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      role,
      createdAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('usernameKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function setPasswordHash(
  db: Kysely<Tables>,
  { staffId, passwordHash }: { staffId: number; passwordHash: string },
): Promise<void> {
  await db.updateTable('staff').set({ passwordHash }).where('id', '=', staffId).execute();
}
