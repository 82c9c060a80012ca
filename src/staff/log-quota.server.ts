import type { Kysely } from 'kysely';
import { type AuditEntry, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { windowStart } from './sign-in-window.ts';

/** So many rows of the log that strangers may cause within one window. */
export interface LogQuota {
  key: string;
  most: number;
}

/**
 * Records what a stranger did, unless one of the quotas is used up: the log is kept for ever, so nobody without an account
 * may fill it. Once they are used up it costs no transaction.
 */
export async function recordWithin(
  db: Kysely<Tables>,
  entry: AuditEntry,
  quotas: readonly LogQuota[],
): Promise<void> {
  const { now } = entry;
  if (!(await haveRoom(db, { quotas, now }))) return;
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    if (!(await haveRoom(tx, { quotas, now }))) return;
    const usedAt = now.toISOString();
    await tx
      .insertInto('logQuotas')
      .values(quotas.map(({ key }) => ({ key, usedAt })))
      .execute();
    await recordAudit(tx, entry);
  });
}

async function haveRoom(
  db: Kysely<Tables>,
  { quotas, now }: { quotas: readonly LogQuota[]; now: Date },
): Promise<boolean> {
  for (const { key, most } of quotas) {
    const { used } = await db
      .selectFrom('logQuotas')
      .select((row) => row.fn.countAll<number>().as('used'))
      .where('key', '=', key)
      .where('usedAt', '>=', windowStart(now))
      .executeTakeFirstOrThrow();
    if (used >= most) return false;
  }
  return true;
}

/** In a transaction: what no longer counts. */
export async function forgetUsedQuotas(tx: Kysely<Tables>, now: Date): Promise<void> {
  await tx.deleteFrom('logQuotas').where('usedAt', '<', windowStart(now)).execute();
}
