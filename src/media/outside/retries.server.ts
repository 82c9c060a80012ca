import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';

export interface Attempt {
  address: string;
  addressHash: string;
  mediaId: number;
  attempts: number;
}

/** In minutes, for the first attempts; then one each hour, for two days in all. */
const firstPauses = [1, 5, 30];
const mostAttempts = 51;
/** In minutes, longer than any attempt; then an attempt of a server that died is repeated. */
const lease = 10;

const after = (minutes: number, now: Date) => new Date(now.getTime() + minutes * minute).toISOString();

/** Null when it is given up. */
export function nextTry(attempts: number, now: Date): string | null {
  return attempts < mostAttempts ? after(firstPauses[attempts - 1] ?? 60, now) : null;
}

/** Fewest attempts first, so a site that is down delays no other. No two servers get the same one. */
export async function takeDue(db: Kysely<Tables>, now: Date): Promise<Attempt | undefined> {
  const due = await db
    .selectFrom('outsidePictures')
    .innerJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(['addressHash', 'nextTryAt'])
    .where('nextTryAt', '<=', now.toISOString())
    .where('media.isWaiting', '=', 1)
    .where('media.deletedAt', 'is', null)
    .orderBy('attempts')
    .orderBy('nextTryAt')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const taken = await db
    .updateTable('outsidePictures')
    .set((row) => ({ attempts: row('attempts', '+', 1), nextTryAt: after(lease, now) }))
    .where('addressHash', '=', due.addressHash)
    .where('nextTryAt', '=', due.nextTryAt)
    .returning(['address', 'addressHash', 'mediaId', 'attempts'])
    .executeTakeFirst();
  // another server was faster; there may be more
  if (!taken || taken.mediaId === null) return takeDue(db, now);
  return { ...taken, mediaId: taken.mediaId };
}

/** How many could be tried now. */
export async function countDue(db: Kysely<Tables>, now: Date): Promise<number> {
  const { due } = await db
    .selectFrom('outsidePictures')
    .innerJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(({ fn }) => fn.countAll<number>().as('due'))
    .where('nextTryAt', '<=', now.toISOString())
    .where('media.isWaiting', '=', 1)
    .where('media.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return due;
}

export async function noteFailedAttempt(
  db: Kysely<Tables>,
  {
    attempt: { addressHash, attempts },
    failure,
    isFinal,
    now,
  }: { attempt: Attempt; failure: string; isFinal: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('outsidePictures')
    .set({ failure, nextTryAt: isFinal ? null : nextTry(attempts, now) })
    .where('addressHash', '=', addressHash)
    .execute();
}

/** Does not count, because the stop of this server ended it; the next one may try at once. */
export async function giveBack(
  db: Kysely<Tables>,
  { attempt: { addressHash, attempts }, now }: { attempt: Attempt; now: Date },
): Promise<void> {
  await db
    .updateTable('outsidePictures')
    .set({ attempts: attempts - 1, nextTryAt: now.toISOString() })
    .where('addressHash', '=', addressHash)
    .execute();
}
