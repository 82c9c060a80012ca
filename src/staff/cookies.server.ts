import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { createToken, hashToken } from './passwords.server.ts';
import type { Caller, Own, Session } from './sessions.server.ts';

export interface StaffEnv {
  Variables: {
    caller: Caller;
    /** Whether the visitor's own connection is https; the word of a trusted proxy counts. */
    isHttps: boolean;
    session: Session | undefined;
    /** Who makes the call, for the log; without a name when nobody is signed in. */
    actor: Actor;
    /** A database that notes what is read, which cached calls read from. */
    noting: Kysely<Tables>;
  };
}

/** Parts of the calls of staff. */
export interface StaffParts {
  db: Kysely<Tables>;
  clock: () => Date;
  /** Knows the association's names, of which no password may be made. */
  content: Pick<ContentSource, 'last'>;
  passwordQueues: PasswordQueues;
}

/**
 * Gives the session of the call.
 * @throws {Refusal} 401 when nobody is signed in; `server/access.ts` lets that reach few calls only
 */
export function requireSession(c: Context<StaffEnv>): Session {
  const session = c.get('session');
  if (!session) throw new Refusal('not-signed-in', text.notSignedIn);
  return session;
}

/** Tells who is signed in and makes the call, and when. @throws {Refusal} 401 when nobody is */
export const ownBy = (c: Context<StaffEnv>, clock: () => Date): Own => ({
  session: requireSession(c),
  actor: c.get('actor'),
  now: clock(),
});

type Name = 'session' | 'device';

/** The prefix `__Host-`, which on https keeps other hosts and plain connections from setting it (RFC 6265bis 4.1.3.2). */
const prefix = (c: Context<StaffEnv>) => (c.get('isHttps') ? ('host' as const) : undefined);

export const readStaffCookie = (c: Context<StaffEnv>, name: Name) => getCookie(c, name, prefix(c));

/** Sets a cookie: that of the session ends with the browser, that of the device lasts a year. */
export function setStaffCookie(c: Context<StaffEnv>, name: Name, token: string) {
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('isHttps'),
    prefix: prefix(c),
    maxAge: name === 'device' ? deviceLifetime : undefined,
  });
}

export function clearSessionCookie(c: Context<StaffEnv>) {
  deleteCookie(c, 'session', { path: '/', secure: c.get('isHttps'), prefix: prefix(c) });
}

/** Seconds for which a browser keeps its cookie. */
const deviceLifetime = 365 * 24 * 60 * 60;

/** Remembers a person's browser, which strangers' wrong passwords then cannot lock out. */
export async function rememberDevice(
  db: Kysely<Tables>,
  { staffId, now }: { staffId: number; now: Date },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('knownDevices')
    .values({ tokenHash: hashToken(token), staffId, createdAt: now.toISOString() })
    .execute();
  return token;
}

export async function isKnownDevice(
  db: Kysely<Tables>,
  { token, usernameKey }: { token: string; usernameKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .innerJoin('staff', 'staff.id', 'knownDevices.staffId')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(token))
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets those whose cookie the browser has dropped by now. */
export async function forgetOldDevices(tx: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - deviceLifetime * 1000).toISOString();
  await tx.deleteFrom('knownDevices').where('createdAt', '<', oldest).execute();
}
