import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Write } from '#/db/write.ts';
import { day } from '#/format/durations.ts';

/** Milliseconds for which nobody else may have opened an admin's account before it counts for a change of the bank accounts. */
const undisturbed = 7 * day;

/** An admin, with the moment from which the account counts; null while somebody else knows its password. */
export interface AdminTrust {
  id: number;
  username: string;
  trustedFrom: string | null;
}

/**
 * Time since which an account counts that the terminal makes: whoever works there stands in for the second person
 * anyway.
 */
export const trustedAlways = new Date(0).toISOString();

/**
 * Begins the seven days anew, because somebody else has made, promoted, enabled or opened this account
 * (docs/decisions/019). What one does oneself, or the terminal does, changes nothing.
 * @param isPasswordKnown they begin only when the owner chooses another one
 */
export async function disturb(
  { tx, actor, at }: Write,
  staffId: number,
  { isPasswordKnown = false } = {},
): Promise<void> {
  if (actor.staffId === null || actor.staffId === staffId) return;
  const trustedSince = isPasswordKnown ? null : at;
  // a link or a new role takes away nobody's knowledge of the password
  await tx
    .updateTable('staff')
    .set({ trustedSince })
    .where('id', '=', staffId)
    .where('trustedSince', 'is not', null)
    .execute();
}

/**
 * Begins the seven days because the owner has chosen a password: with a link, whose maker could have used it, or in
 * place of a known one.
 */
export async function beginTrust(
  { tx, at }: Write,
  staffId: number,
  { isByLink = false } = {},
): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ trustedSince: at })
    .where('id', '=', staffId)
    .$if(!isByLink, (update) => update.where('trustedSince', 'is', null))
    .execute();
}

export async function listAdminTrust(db: Kysely<Tables>): Promise<AdminTrust[]> {
  const admins = await db
    .selectFrom('staff')
    .select(['id', 'username', 'trustedSince'])
    .where('role', '=', 'admin')
    .where('isDisabled', '=', 0)
    .orderBy('username')
    .execute();
  return admins.map(({ trustedSince, ...admin }) => ({
    ...admin,
    trustedFrom: trustedSince && new Date(Date.parse(trustedSince) + undisturbed).toISOString(),
  }));
}

export const isTrusted = ({ trustedFrom }: AdminTrust, now: Date): boolean =>
  trustedFrom !== null && trustedFrom <= now.toISOString();
