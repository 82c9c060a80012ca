import type { Kysely } from 'kysely';
import { day } from '#/format/durations.ts';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { Actor } from './audit-log.ts';
import type { Tables } from './tables.ts';

interface Creation {
  key: string | undefined;
  kind: string;
}

/** Needs the lock of `raiseContentVersion`. @throws {Refusal} 409 when the key has made something of another kind */
export async function findCreated(tx: Kysely<Tables>, { key, kind }: Creation): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const row = await tx
    .selectFrom('requestKeys')
    .select(['subjectKind', 'subjectId'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (row && row.subjectKind !== kind) throw new Refusal('request-key-used', errorText.keyUsed);
  return row?.subjectId;
}

/** Notes that what the person had put aside under this key is complete now. */
export async function noteCreated(
  tx: Kysely<Tables>,
  { key, kind, id, actor, now }: Creation & { id: number; actor: Actor; now: Date },
): Promise<void> {
  if (key === undefined) return;
  await tx
    .insertInto('requestKeys')
    .values({ key, subjectKind: kind, subjectId: id, createdAt: now.toISOString() })
    .execute();
  await tx.deleteFrom('parkedTexts').where('staffId', '=', actor.staffId).where('key', '=', key).execute();
}

const retentionDays = 90;

export async function forgetOldKeys(db: Kysely<Tables>, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionDays * day);
  await db.deleteFrom('requestKeys').where('createdAt', '<', end.toISOString()).execute();
}
