import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { SignedIn } from './schema.ts';
import { createToken, hashToken } from './tokens.server.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A session left alone for a day ends; so does any after two weeks (ASVS 7.3). */
export const longestIdle = 24 * hour;
export const longestSession = 14 * 24 * hour;
/** Reading a page must not write to the disk each time. */
const touchEvery = minute;

export interface Session extends SignedIn {
  staffId: number;
  tokenHash: string;
}

export interface Caller {
  address: string;
  userAgent: string;
}

/** @returns the token for the cookie: always a new one at sign-in (ASVS 7.2.4) */
export async function startSession(
  db: Kysely<Tables>,
  { staffId, caller, now }: { staffId: number; caller: Caller; now: Date },
): Promise<string> {
  const token = createToken();
  const at = now.toISOString();
  await db.transaction().execute(async (tx) => {
    await forgetOldSessions(tx, now);
    await tx
      .insertInto('sessions')
      .values({ tokenHash: hashToken(token), staffId, createdAt: at, lastSeenAt: at, ...caller })
      .execute();
  });
  return token;
}

/** The session of a token, unless it has ended or its person was disabled. */
export async function findSession(
  db: Kysely<Tables>,
  { token, now }: { token: string; now: Date },
): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.id', 'sessions.staffId')
    .select(['tokenHash', 'staffId', 'lastSeenAt', 'username', 'role'])
    .where('tokenHash', '=', hashToken(token))
    .where('isDisabled', '=', 0)
    .where('lastSeenAt', '>', before(now, longestIdle))
    .where('sessions.createdAt', '>', before(now, longestSession))
    .executeTakeFirst();
  if (!row) return undefined;
  const { lastSeenAt, ...session } = row;
  if (lastSeenAt < before(now, touchEvery)) await touchSession(db, { session, now });
  return session;
}

export async function endSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function endOtherSessions(db: Kysely<Tables>, { staffId, tokenHash }: Session): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}

async function touchSession(db: Kysely<Tables>, { session, now }: { session: Session; now: Date }) {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now.toISOString() })
    .where('tokenHash', '=', session.tokenHash)
    .execute();
}

async function forgetOldSessions(tx: Kysely<Tables>, now: Date) {
  await tx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([
        row('lastSeenAt', '<=', before(now, longestIdle)),
        row('createdAt', '<=', before(now, longestSession)),
      ]),
    )
    .execute();
}

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
