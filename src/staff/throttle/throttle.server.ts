import type { Kysely } from 'kysely';
import { lockAuditLog } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { comeLater } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { forgetUsedQuotas, windowMinutes, windowStart } from './log-quota.server.ts';

/*
 * Wrong passwords are counted by origin and by name. Neither count can lock a person out (ASVS 6.1.1):
 * a name under attack only lowers the allowance of unknown addresses, and a device on which this person has signed in
 * before counts by itself. The database holds the counts for every copy of the server, also after a restart.
 */
export const triesPerOrigin = 10;
export const triesPerOriginUnderAttack = 3;
export const failuresThatAreAnAttack = 20;
/** A subscriber's /48 holds 65,536 networks that each count as one origin. */
const originsPerEndSite = 4;
export const triesPerEndSite = originsPerEndSite * triesPerOrigin;

export interface Attempt {
  /** Of the name that was typed, or in capitals, which no such key has, what else is tried for. */
  usernameKey: string;
  /** A network address, or a known device of this very person. */
  origin: string;
  /** The /48 of an IPv6 address. */
  endSite?: string;
  now: Date;
}

export const triesUsedUp = () =>
  comeLater('too-many-tries', text.tooManyTries(windowMinutes), { retryAfterSeconds: windowMinutes * 60 });

/**
 * Counts a try before its password is checked: tries that come all at once, on any copy of the server, get no more
 * than tries that come one after the other. `forgetFailures` takes it back.
 * @returns false when this origin has used up its tries
 */
export function countTry(db: Kysely<Tables>, attempt: Attempt): Promise<boolean> {
  const { usernameKey, origin, endSite = null, now } = attempt;
  return db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    if (!(await hasTriesLeft(tx, attempt))) return false;
    await forgetOldFailures(tx, now);
    await tx
      .insertInto('signInFailures')
      .values({ usernameKey, origin, endSite, failedAt: now.toISOString() })
      .execute();
    return true;
  });
}

/** Forgets only the failures of this origin with this name. */
export async function forgetFailures(db: Kysely<Tables>, { usernameKey, origin }: Attempt): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('origin', '=', origin)
    .where('usernameKey', '=', usernameKey)
    .execute();
}

export async function forgetOldFailures(tx: Kysely<Tables>, now: Date): Promise<void> {
  await tx.deleteFrom('signInFailures').where('failedAt', '<', windowStart(now)).execute();
  await forgetUsedQuotas(tx, now);
}

export async function hasTriesLeft(
  db: Kysely<Tables>,
  { usernameKey, origin, endSite, now }: Attempt,
): Promise<boolean> {
  const since = windowStart(now);
  const fromOrigin = await countFailures(db, { column: 'origin', value: origin, since });
  const fromSite =
    endSite === undefined ? 0 : await countFailures(db, { column: 'endSite', value: endSite, since });
  const used = Math.max(fromOrigin, fromSite / originsPerEndSite);
  if (used < triesPerOriginUnderAttack) return true;
  const forName = await countFailures(db, { column: 'usernameKey', value: usernameKey, since });
  return used < (forName >= failuresThatAreAnAttack ? triesPerOriginUnderAttack : triesPerOrigin);
}

async function countFailures(
  db: Kysely<Tables>,
  { column, value, since }: { column: 'origin' | 'endSite' | 'usernameKey'; value: string; since: string },
): Promise<number> {
  const { failures } = await db
    .selectFrom('signInFailures')
    .select((row) => row.fn.countAll<number>().as('failures'))
    .where(column, '=', value)
    .where('failedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return failures;
}
