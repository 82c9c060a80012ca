import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { tooManyTries } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';

/*
 * Wrong passwords are counted by where they came from and by whose name was tried. Neither count can lock a person
 * out (ASVS 6.1.1): a name under attack only makes the allowance of each unknown address smaller, and a device on
 * which this person has signed in before is counted by itself. The counts are in the database, so that every copy of
 * the server and a restarted one know them.
 */
const windowMinutes = 15;
export const triesPerOrigin = 10;
export const triesPerOriginUnderAttack = 3;
export const failuresThatAreAnAttack = 20;

export interface Attempt {
  usernameKey: string;
  /** A network address, or a known device of this very person. */
  origin: string;
  now: Date;
}

/** @throws {Refusal} 429 when this origin has used up its tries */
export async function assertMayTry(db: Kysely<Tables>, { usernameKey, origin, now }: Attempt): Promise<void> {
  const since = windowStart(now);
  const fromOrigin = await countFailures(db, { column: 'origin', value: origin, since });
  if (fromOrigin < triesPerOriginUnderAttack) return;
  const forName = await countFailures(db, { column: 'usernameKey', value: usernameKey, since });
  const allowed = forName >= failuresThatAreAnAttack ? triesPerOriginUnderAttack : triesPerOrigin;
  if (fromOrigin < allowed) return;
  throw tooManyTries(text.tooManyTries(windowMinutes), windowMinutes * 60);
}

/** In a transaction. */
export async function recordFailure(
  tx: Kysely<Tables>,
  { usernameKey, origin, now }: Attempt,
): Promise<void> {
  await tx.deleteFrom('signInFailures').where('failedAt', '<', windowStart(now)).execute();
  await tx
    .insertInto('signInFailures')
    .values({ usernameKey, origin, failedAt: now.toISOString() })
    .execute();
}

/** A person who has signed in starts anew from where they are. */
export async function forgetFailures(db: Kysely<Tables>, { usernameKey, origin }: Attempt): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('origin', '=', origin)
    .where('usernameKey', '=', usernameKey)
    .execute();
}

async function countFailures(
  db: Kysely<Tables>,
  { column, value, since }: { column: 'origin' | 'usernameKey'; value: string; since: string },
): Promise<number> {
  const { failures } = await db
    .selectFrom('signInFailures')
    .select((row) => row.fn.countAll<number>().as('failures'))
    .where(column, '=', value)
    .where('failedAt', '>=', since)
    .executeTakeFirstOrThrow();
  return failures;
}

const windowStart = (now: Date) => new Date(now.getTime() - windowMinutes * 60_000).toISOString();
