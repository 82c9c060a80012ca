import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { type AuditContext, lockAuditLog } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { codeFieldText as codeText } from '#/i18n/tr/sign-in-code-field.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import {
  forgetOldDevices,
  isKnownDevice,
  readStaffCookie,
  rememberDevice,
  type StaffEnv,
  type StaffParts,
  setStaffCookie,
} from './cookies.server.ts';
import { forgetOldLinks } from './password-links.server.ts';
import { hashToken, isPassword } from './passwords.server.ts';
import type { SignIn } from './schema.ts';
import { countRecoveryCodes } from './second-factor/recovery-codes.server.ts';
import { checkCode, hasCodes } from './second-factor/second-factor.server.ts';
import { forgetOldSessions, type SignedInBy, startSession } from './sessions.server.ts';
import { findStaffByName, usernameKey } from './store.server.ts';
import {
  type Attempt,
  countAttempt,
  forgetAttempts,
  forgetOldAttempts,
  hasAttemptsLeft,
  recordFailedSignIn,
  tooManyAttempts,
} from './throttle/throttle.server.ts';

type SignInParts = Pick<StaffParts, 'db' | 'clock' | 'passwordQueues'>;

/**
 * Signs somebody in. @throws {Refusal} as `checkCredentials`
 * @returns how many recovery codes are left to who has just used one up, too
 */
export async function signInWith(
  c: Context<StaffEnv>,
  credentials: SignIn,
  parts: SignInParts,
): Promise<{ person: StaffRow; codesLeft?: number | undefined }> {
  const context = contextOf(c, parts.clock());
  const { now } = context;
  const { person, ...how } = await checkCredentials(credentials, context, parts);
  await beginSession(c, person, { db: parts.db, now, ...how });
  if (how.by !== 'session.recovery-sign-in') return { person };
  return { person, codesLeft: await countRecoveryCodes(parts.db, person.id) };
}

/**
 * Starts a session in place of the one this browser had, and sets the cookies.
 * @param isKnown the person has signed in on this browser before
 * @throws {Refusal} 401 when the password has changed meanwhile
 */
export async function beginSession(
  c: Context<StaffEnv>,
  person: StaffRow,
  { db, now, isKnown = false, by }: Begun,
): Promise<void> {
  const [caller, replaced] = [c.get('caller'), c.get('session')];
  setStaffCookie(c, 'session', await startSession(db, { by, person, caller, replaced, now }));
  if (!isKnown) setStaffCookie(c, 'device', await rememberDevice(db, { staffId: person.id, now }));
}

interface Begun {
  db: Kysely<Tables>;
  now: Date;
  isKnown?: boolean;
  by?: SignedInBy;
}

/** Gathers from where and when somebody asks to come in. */
export const contextOf = (c: Context<StaffEnv>, now: Date) => ({
  ...c.get('caller'),
  deviceToken: readStaffCookie(c, 'device'),
  now,
});
export type CallContext = ReturnType<typeof contextOf>;

/**
 * Finds who signs in, and whether (`isKnown`) they have done so on this browser before.
 * @throws {Refusal} 401 with the same words for an unknown name, a wrong password and a disabled person; 401 for a
 * right password without the code of a second factor (`needsCode`), or with a wrong one (naming the field); 429 when too
 * many were wrong, or too many wait
 */
async function checkCredentials(
  { username, password, code }: SignIn,
  context: CallContext,
  { db, passwordQueues }: SignInParts,
): Promise<{ person: StaffRow; isKnown: boolean; by: SignedInBy }> {
  const { attempt, isKnown } = await attemptOf(db, username, context);
  const queue = isKnown ? passwordQueues.staff : passwordQueues.strangers;
  // in a crowd most are refused before any query
  queue.assertRoom();
  const named = await findStaffByName(db, username);
  // a person with no attempts left takes no place in the queue
  const outcome = (await hasAttemptsLeft(db, attempt))
    ? await queue.run(() => tryPassword(db, { person: named, password, code, attempt, isKnown }))
    : 'too-many-tries';
  if (typeof outcome === 'object') return { ...outcome, isKnown };
  const origin = attempt.endSite ?? attempt.origin;
  const failed = { person: named, address: context.address, origin, now: context.now };
  // who knows the password may learn which codes are taken; nobody else gets this far
  const words = async () => (named && (await hasCodes(db, named.id)) ? codeText.ofApp : codeText.ofPaper);
  switch (outcome) {
    case 'too-many-tries':
      await recordFailedSignIn(db, 'tooMany', failed);
      throw tooManyAttempts();
    case 'wrong-credentials':
      await recordFailedSignIn(db, 'wrongPassword', failed);
      throw new Refusal(outcome, text.wrongCredentials);
    case 'wrong-code': {
      await recordFailedSignIn(db, 'wrongCode', failed);
      const { wrong } = await words();
      throw new Refusal(outcome, wrong, { fields: { code: wrong } });
    }
    case 'code-needed':
      throw new Refusal(outcome, (await words()).needed, { details: { needsCode: true } });
  }
}

interface TypedPassword {
  person: StaffRow | undefined;
  password: string;
  code: string | undefined;
  attempt: Attempt;
  /** Whether this person has signed in on this device before. */
  isKnown: boolean;
}

/** Tries a password. A right one without its code stays counted, so that a thief of the one may not guess the other for ever. */
async function tryPassword(
  db: Kysely<Tables>,
  { person, password, code, attempt, isKnown }: TypedPassword,
): Promise<
  { person: StaffRow; by: SignedInBy } | 'too-many-tries' | 'wrong-credentials' | 'code-needed' | 'wrong-code'
> {
  if (!(await countAttempt(db, attempt))) return 'too-many-tries';
  const isRight = await isPassword(password, person?.passwordHash);
  if (!person || !isRight || person.isDisabled) return 'wrong-credentials';
  const codes = codesOf(person, attempt);
  if (code !== undefined && !isKnown && !(await countAttempt(db, codes))) return 'too-many-tries';
  const checked = await checkCode(db, { staffId: person.id, code, now: attempt.now });
  if (checked === 'code-needed' || checked === 'wrong-code') return checked;
  await forgetAttempts(db, attempt);
  await forgetAttempts(db, codes);
  return { person, by: checked === 'recovery' ? 'session.recovery-sign-in' : 'session.sign-in' };
}

/** An attempt at a code, counted from everywhere together: a thousand addresses get no more of them than one has. */
const codesOf = ({ id }: StaffRow, { now }: Attempt): Attempt => ({
  usernameKey: `CODE ${id}`,
  origin: `code of ${id}`,
  now,
});

/** Finds what to count: a browser by itself when this very person has signed in on it before. */
export async function attemptOf(
  db: Kysely<Tables>,
  username: string,
  { address, endSite, deviceToken: token, now }: CallContext,
): Promise<{ attempt: Attempt; isKnown: boolean }> {
  const key = usernameKey(username);
  if (token === undefined || !(await isKnownDevice(db, { token, usernameKey: key }))) {
    return { attempt: { usernameKey: key, origin: address, endSite, now }, isKnown: false };
  }
  return { attempt: { usernameKey: key, origin: `device ${hashToken(token)}`, now }, isKnown: true };
}

export async function forgetOldSignIns(db: Kysely<Tables>, by: AuditContext): Promise<void> {
  await write(db, by, async ({ tx, now }) => {
    await forgetOldSessions(tx, now);
    await forgetOldDevices(tx, now);
    await forgetOldLinks(tx, now);
    await lockAuditLog(tx);
    await forgetOldAttempts(tx, now);
  });
}
