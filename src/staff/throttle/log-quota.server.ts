import type { Kysely } from 'kysely';
import { type AuditEntry, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';

/** Wrong passwords, and what the log holds of them, are counted over this window. */
export const windowMinutes = 15;

export const windowStart = (now: Date) => new Date(now.getTime() - windowMinutes * minute).toISOString();

/** How many log rows strangers may cause within one window. */
export interface LogQuota {
  key: string;
  most: number;
}

/**
 * Records nothing once a quota is used up: the log is kept for ever, and strangers must not fill it.
 * The first check spares a transaction when a quota is used up.
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

export async function forgetUsedQuotas(tx: Kysely<Tables>, now: Date): Promise<void> {
  await tx.deleteFrom('logQuotas').where('usedAt', '<', windowStart(now)).execute();
}
