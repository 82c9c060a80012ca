import type { Kysely, SelectQueryBuilder } from 'kysely';
import { type AuditContext, type AuditEntry, lockAuditLog } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { minute } from '#/format/durations.ts';
import { comeLater } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { signInLimitsText as text } from '#/i18n/tr/sign-in-limits.ts';
import { subjectOf } from '../store.server.ts';

/*
 * Wrong passwords are counted by origin and by name. Neither count can lock a person out (ASVS 6.1.1):
 * a name under attack only lowers the allowance of unknown addresses, and a device on which this person has signed in
 * before counts by itself. The database holds the counts for every copy of the server, also after a restart.
 */

const windowMinutes = 15;

/** Origins that a subscriber's /48 of IPv6 counts as: it holds 65,536 networks, each of which is one. */
const originsPerEndSite = 4;

const attemptsPerOrigin = 10;

/** Quotas within the window of a quarter of an hour. */
export const quotas = {
  attemptsPerOrigin,
  attemptsPerOriginUnderAttack: 3,
  failuresThatAreAnAttack: 20,
  attemptsPerEndSite: originsPerEndSite * attemptsPerOrigin,
  /** Rows of the log that all strangers cause together, because it is kept for ever. */
  failuresLogged: 100,
  refusalsLogged: 50,
};

export interface Attempt {
  /** Key of the name that was typed, or in capitals, which no such key has, what else is tried for. */
  usernameKey: string;
  /** A network address, or a known device of this very person. */
  origin: string;
  /** The /48 of an IPv6 address. */
  endSite?: string;
  now: Date;
}

/**
 * Counts an attempt before its password is checked: attempts that come all at once, on any copy of the server, get no
 * more than those that come one after the other. `forgetAttempts` takes it back. It waits for the log's lock alone, so
 * that no stranger makes every copy of the server look for new content.
 * @returns false when this origin has used up its attempts
 */
export function countAttempt(db: Kysely<Tables>, attempt: Attempt): Promise<boolean> {
  const { usernameKey, origin, endSite = null, now } = attempt;
  return db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    if (!(await hasAttemptsLeft(tx, attempt))) return false;
    await forgetOldAttempts(tx, now);
    await tx
      .insertInto('signInFailures')
      .values({ usernameKey, origin, endSite, failedAt: now.toISOString() })
      .execute();
    return true;
  });
}

export const tooManyAttempts = () =>
  comeLater('too-many-tries', text.tooManyTries(windowMinutes), { retryAfterSeconds: windowMinutes * 60 });

/** Forgets only the attempts of this origin with this name. */
export async function forgetAttempts(db: Kysely<Tables>, { usernameKey, origin }: Attempt): Promise<void> {
  await db
    .deleteFrom('signInFailures')
    .where('origin', '=', origin)
    .where('usernameKey', '=', usernameKey)
    .execute();
}

/** Forgets what is older than the window; needs a transaction that holds the log's lock. */
export async function forgetOldAttempts(tx: Kysely<Tables>, now: Date): Promise<void> {
  await tx.deleteFrom('signInFailures').where('failedAt', '<', windowStart(now)).execute();
  await tx.deleteFrom('logQuotas').where('usedAt', '<', windowStart(now)).execute();
}

export async function hasAttemptsLeft(
  db: Kysely<Tables>,
  { usernameKey, origin, endSite, now }: Attempt,
): Promise<boolean> {
  const count = (column: 'origin' | 'endSite' | 'usernameKey', value: string) =>
    countRows(
      db.selectFrom('signInFailures').where(column, '=', value).where('failedAt', '>=', windowStart(now)),
    );
  const fromOrigin = await count('origin', origin);
  const fromSite = endSite === undefined ? 0 : await count('endSite', endSite);
  const used = Math.max(fromOrigin, fromSite / originsPerEndSite);
  if (used < quotas.attemptsPerOriginUnderAttack) return true;
  const isUnderAttack = (await count('usernameKey', usernameKey)) >= quotas.failuresThatAreAnAttack;
  return used < (isUnderAttack ? quotas.attemptsPerOriginUnderAttack : quotas.attemptsPerOrigin);
}

const windowStart = (now: Date) => new Date(now.getTime() - windowMinutes * minute).toISOString();

async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { number } = await rows
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * What the log tells of sign-ins that fail. One quota holds for all names: with one each, the time of the answer would
 * show which names exist.
 */
const failures = {
  wrongPassword: { action: 'session.sign-in-failed', key: 'sign-in-failed', most: quotas.failuresLogged },
  passkey: { action: 'session.passkey-failed', key: 'passkey-failed', most: quotas.failuresLogged },
  clonedPasskey: { action: 'session.passkey-cloned', key: 'passkey-cloned', most: quotas.failuresLogged },
  /** The password was right, which its owner has to know. */
  wrongCode: { action: 'session.code-failed', key: 'code-failed', most: quotas.failuresLogged },
  tooMany: { action: 'session.sign-in-refused', key: 'sign-in-refused', most: quotas.refusalsLogged },
} as const;

/** Person who did not get in. `person` is undefined for a name that nobody has. */
export interface FailedSignIn {
  person: StaffRow | undefined;
  address: string;
  /** A subscriber's network where it is known, of which only the first of too many in each window is recorded. */
  origin: string;
  now: Date;
}

/** Records a sign-in that failed; no unknown name, because it may be a password in the wrong field. */
export async function recordFailedSignIn(
  db: Kysely<Tables>,
  failure: keyof typeof failures,
  { person, address, origin, now }: FailedSignIn,
): Promise<void> {
  const { id, username } = person ?? { id: null, username: auditPanelText.unknownName };
  const { action, ...quota } = failures[failure];
  await recordWithin(db, failure === 'tooMany' ? [firstRefusalOf(origin), quota] : [quota], {
    ...{ actor: { staffId: id, username, address }, now },
    ...{ action, subject: subjectOf({ id, username }) },
  });
}

/** Counts an attempt of somebody who is signed in. @throws {Refusal} 429 when there were too many; the log tells it once */
export async function countOwnAttempt(
  db: Kysely<Tables>,
  attempt: Attempt,
  refused: AuditContext & Pick<AuditEntry, 'action' | 'subject'>,
): Promise<void> {
  if (await countAttempt(db, attempt)) return;
  await recordWithin(db, [firstRefusalOf(attempt.origin)], refused);
  throw tooManyAttempts();
}

const firstRefusalOf = (origin: string) => ({ key: `refused ${origin}`, most: 1 });

/** Records something unless a quota is used up. The first look spares a transaction then. */
async function recordWithin(
  db: Kysely<Tables>,
  used: readonly { key: string; most: number }[],
  { action, subject, ...by }: AuditEntry,
): Promise<void> {
  async function haveRoom(db: Kysely<Tables>): Promise<boolean> {
    for (const { key, most } of used) {
      const rows = db.selectFrom('logQuotas').where('key', '=', key);
      if ((await countRows(rows.where('usedAt', '>=', windowStart(by.now)))) >= most) return false;
    }
    return true;
  }
  if (!(await haveRoom(db))) return;
  await write(db, by, async ({ tx, at, log }) => {
    if (!(await haveRoom(tx))) return;
    await tx
      .insertInto('logQuotas')
      .values(used.map(({ key }) => ({ key, usedAt: at })))
      .execute();
    await log(action, subject);
  });
}
