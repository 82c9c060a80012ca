import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';
import type { EditorOfItem, PresenceSubject } from '#/stored/presence.ts';
import type { Presence } from './schema.ts';

/** Milliseconds for which a form counts as open after it was last heard of; it is heard of every 20 s. */
const longestSilence = minute;

/** Forms that one person can have open at a time, so that the table stays small. */
const mostForms = 20;

const mostListed = 500;

interface OwnPresence extends Presence {
  staffId: number;
}

/** Also takes the tab out of the form that it had open before. */
export async function noteForm(
  db: Kysely<Tables>,
  { subject, item, holder, staffId, now }: OwnPresence & { now: Date },
): Promise<void> {
  const seen = { subject, item, seenAt: now.toISOString() };
  await db
    .insertInto('presence')
    .values({ staffId, holder, ...seen })
    .onConflict((found) => found.columns(['staffId', 'holder']).doUpdateSet(seen))
    .execute();
  const newest = db
    .selectFrom('presence')
    .select('holder')
    .where('staffId', '=', staffId)
    .orderBy('seenAt', 'desc')
    .limit(mostForms);
  await db.deleteFrom('presence').where('staffId', '=', staffId).where('holder', 'not in', newest).execute();
}

export async function leaveForm(
  db: Kysely<Tables>,
  { subject, item, holder, staffId }: OwnPresence,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('staffId', '=', staffId)
    .where('holder', '=', holder)
    // it may have the next form open already
    .where('subject', '=', subject)
    .where('item', '=', item)
    .execute();
}

/**
 * Each person once for each form that is open.
 * @param item one form only; all when left out
 * @param holder the tab that asks, which is left out
 * @param staffId who asks
 */
export async function listEditors(
  db: Kysely<Tables>,
  {
    subject,
    item,
    holder = '',
    staffId,
    now,
  }: { subject: PresenceSubject; item?: number; holder?: string; staffId: number; now: Date },
): Promise<EditorOfItem[]> {
  let query = db
    .selectFrom('presence')
    .innerJoin('staff', 'staff.id', 'presence.staffId')
    .select(['item', 'staffId', 'username'])
    .distinct()
    .where('subject', '=', subject)
    .where('seenAt', '>', oldestOpen(now))
    .where('holder', '!=', holder)
    .orderBy('username')
    .limit(mostListed);
  if (item !== undefined) query = query.where('item', '=', item);
  const rows = await query.execute();
  return rows.map((row) => ({ item: row.item, username: row.username, isSelf: row.staffId === staffId }));
}

export async function forgetOldPresence(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('presence').where('seenAt', '<=', oldestOpen(now)).execute();
}

const oldestOpen = (now: Date) => new Date(now.getTime() - longestSilence).toISOString();
