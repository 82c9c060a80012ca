import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditContext, Change } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { hour, minute } from '#/format/durations.ts';
import { Refusal } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { createToken, hashToken } from './passwords.server.ts';
import { ownSubject, subjectOf } from './store.server.ts';

export interface Session {
  staffId: number;
  username: string;
  role: string;
  mustChangePassword: boolean;
  tokenHash: string;
  publicId: string;
}

/** Person who is signed in, and does something now. */
export interface Own extends AuditContext {
  session: Session;
}

export interface Caller {
  /** The address; for IPv6, its network of 2^64 addresses. */
  address: string;
  /** The /48 around an IPv6 address; undefined for everything else. */
  endSite?: string;
  userAgent: string;
}

/** Tells in the log by what somebody came in. */
export type SignedInBy = 'session.sign-in' | 'session.passkey-sign-in' | 'session.recovery-sign-in';

interface NewSession {
  by?: SignedInBy;
  /** As read when the password was right: no session if it has changed or the person is disabled. */
  person: StaffRow;
  caller: Caller;
  /** What the same browser had until now. */
  replaced: Session | undefined;
  now: Date;
}

/**
 * Starts a session.
 * @returns the token for the cookie: always a new one at sign-in (ASVS 7.2.4)
 * @throws {Refusal} 401
 */
export async function startSession(
  db: Kysely<Tables>,
  { by = 'session.sign-in', person, caller, replaced, now }: NewSession,
): Promise<string> {
  const token = createToken();
  const actor = { staffId: person.id, username: person.username, address: caller.address };
  await write(db, { actor, now }, async ({ tx, at, log }) => {
    await log(by, subjectOf(person));
    await forgetOldSessions(tx, now);
    if (replaced) await deleteSession(tx, replaced);
    const seen = await tx
      .updateTable('staff')
      .set({ lastSeenAt: at })
      .where('id', '=', person.id)
      .where('passwordHash', '=', person.passwordHash)
      .where('isDisabled', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (!seen) throw new Refusal('wrong-credentials', text.wrongCredentials);
    await tx
      .insertInto('sessions')
      .values({
        tokenHash: hashToken(token),
        publicId: randomUUID(),
        staffId: person.id,
        createdAt: at,
        lastSeenAt: at,
        address: caller.address,
        userAgent: caller.userAgent,
      })
      .execute();
  });
  return token;
}

/**
 * Finds whose session a token opens. Removes one that has ended, because a clock that is set back must not open it again.
 * @param isUse false leaves the time of the last use as it is
 * @param onError receives a failed write, which is no reason to sign anybody out
 */
export async function findSession(
  db: Kysely<Tables>,
  {
    token,
    now,
    isUse = true,
    onError,
  }: { token: string; now: Date; isUse?: boolean; onError: (error: unknown) => void },
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staffId')
    .select(['tokenHash', 'publicId', 'staffId', 'username', 'role', 'mustChangePassword'])
    .select(['sessions.createdAt', 'sessions.lastSeenAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('isDisabled', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, lastSeenAt, mustChangePassword, ...rest } = row;
  const session = { ...rest, mustChangePassword: mustChangePassword === 1 };
  if (hasEnded({ createdAt, lastSeenAt }, now)) {
    await deleteSession(db, session).catch(onError);
    return undefined;
  }
  if (isFromFuture({ createdAt, lastSeenAt }, now)) return undefined;
  if (isUse && needsTouch({ createdAt, lastSeenAt }, now))
    await touchSession(db, { session, now }).catch(onError);
  return session;
}

/**
 * Looks in a write whether the session is still open: somebody may have ended it while a change was prepared.
 * @throws {Refusal} 401
 */
export async function requireOpenSession(tx: Kysely<Tables>, { tokenHash }: Session): Promise<void> {
  const open = await tx
    .selectFrom('sessions')
    .select('tokenHash')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!open) throw new Refusal('not-signed-in', text.notSignedIn);
}

export async function endSession(db: Kysely<Tables>, { session, ...by }: Own): Promise<void> {
  await write(db, by, async ({ tx, log }) => {
    await deleteSession(tx, session);
    await log('session.sign-out', ownSubject(session));
  });
}

/** Ends all sessions of a person. @returns what the log tells of it */
export async function endSessions(tx: Kysely<Tables>, staffId: number): Promise<Change> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .returning('publicId')
    .execute();
  return { endedSessions: { after: ended.length } };
}

export async function endOtherSessions(tx: Kysely<Tables>, { staffId, tokenHash }: Session): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}

async function deleteSession(db: Kysely<Tables>, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

async function touchSession(db: Kysely<Tables>, { session, now }: { session: Session; now: Date }) {
  const lastSeenAt = now.toISOString();
  await db.updateTable('sessions').set({ lastSeenAt }).where('tokenHash', '=', session.tokenHash).execute();
  await db.updateTable('staff').set({ lastSeenAt }).where('id', '=', session.staffId).execute();
}

/** Forgets sessions that have ended; in a write. */
export async function forgetOldSessions(tx: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = oldestOpen(now);
  await tx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('lastSeenAt', '<=', oldest.lastSeenAt), row('createdAt', '<=', oldest.createdAt)]),
    )
    .execute();
}

/** Milliseconds after which a session ends: a day without use, and two weeks in any case (ASVS 7.3). */
const longestIdle = 24 * hour;
const longestSession = 14 * 24 * hour;
/** Milliseconds between two notes of a use, because reading a page must not write to the disk each time. */
const touchEvery = minute;
/** How far the clocks of two copies of the server may differ. */
const mostAhead = 5 * minute;

interface SessionTimes {
  createdAt: string;
  lastSeenAt: string;
}

/** The moments before which sessions that have ended began, or were last used. */
export const oldestOpen = (now: Date): SessionTimes => ({
  createdAt: later(now, -longestSession),
  lastSeenAt: later(now, -longestIdle),
});

function hasEnded({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const oldest = oldestOpen(now);
  return createdAt <= oldest.createdAt || lastSeenAt <= oldest.lastSeenAt;
}

/** Whether a clock was wrong, now or then, and nobody can say how old the session is. */
function isFromFuture({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const latest = later(now, mostAhead);
  return createdAt > latest || lastSeenAt > latest;
}

const needsTouch = ({ lastSeenAt }: SessionTimes, now: Date): boolean => lastSeenAt < later(now, -touchEvery);

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
