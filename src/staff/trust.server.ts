import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
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
 * Begins the seven days anew: somebody else has made, promoted, enabled or opened this account, or its owner has just
 * replaced a password that somebody else knew (docs/decisions/019).
 */
export async function disturb(tx: Kysely<Tables>, staffId: number, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ trustedSince: now.toISOString() }).where('id', '=', staffId).execute();
}

export async function listAdminTrust(db: Kysely<Tables>): Promise<AdminTrust[]> {
  const admins = await db
    .selectFrom('staff')
    .select(['id', 'username', 'trustedSince', 'mustChangePassword'])
    .where('role', '=', 'admin')
    .where('isDisabled', '=', 0)
    .orderBy('username')
    .execute();
  return admins.map(({ id, username, trustedSince, mustChangePassword }) => ({
    ...{ id, username },
    trustedFrom: mustChangePassword || trustedSince === null ? null : endOfWeek(trustedSince),
  }));
}

const endOfWeek = (since: string) => new Date(Date.parse(since) + undisturbed).toISOString();

export const isTrusted = ({ trustedFrom }: AdminTrust, now: Date): boolean =>
  trustedFrom !== null && trustedFrom <= now.toISOString();
