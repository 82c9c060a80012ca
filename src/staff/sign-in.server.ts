import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import {
  isKnownDevice,
  readStaffCookie,
  rememberDevice,
  type StaffEnv,
  setStaffCookie,
} from './cookies.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { hashToken, isPassword } from './passwords.server.ts';
import type { SignIn } from './schema.ts';
import { checkCode } from './second-factor/second-factor.server.ts';
import { startSession } from './sessions.server.ts';
import { findStaffByName, usernameKey } from './store.server.ts';
import { recordFailedCode, recordFailedSignIn, recordRefusedSignIn } from './throttle/sign-in-log.server.ts';
import {
  type Attempt,
  countTry,
  forgetFailures,
  hasTriesLeft,
  triesUsedUp,
} from './throttle/throttle.server.ts';

/**
 * Starts a session in place of the one this browser had, and sets the cookies.
 * @throws {Refusal} as `checkCredentials`
 */
export async function signInWith(
  c: Context<StaffEnv>,
  credentials: SignIn,
  { db, clock, passwordQueues }: { db: Kysely<Tables>; clock: () => Date; passwordQueues: PasswordQueues },
): Promise<StaffRow> {
  const now = clock();
  const caller = c.get('caller');
  const deviceToken = readStaffCookie(c, 'device');
  const visit = { address: caller.address, endSite: caller.endSite, deviceToken, now };
  const { person, isKnown } = await checkCredentials(db, credentials, { visit, passwordQueues });
  const replaced = c.get('session');
  setStaffCookie(c, 'session', await startSession(db, { person, caller, replaced, now }));
  if (!isKnown) setStaffCookie(c, 'device', await rememberDevice(db, { staffId: person.id, now }));
  return person;
}

interface Visit {
  address: string;
  endSite: string | undefined;
  deviceToken: string | undefined;
  now: Date;
}

/**
 * `isKnown` means that the person has signed in on this browser before.
 * @throws {Refusal} 401 with the same words for an unknown name, a wrong password and a disabled person; 401 for a
 * right password without the code of a second factor (`needsCode`) or with a wrong one (naming the field); 429 when too many were wrong, or too many wait
 */
async function checkCredentials(
  db: Kysely<Tables>,
  { username, password, code }: SignIn,
  { visit, passwordQueues }: { visit: Visit; passwordQueues: PasswordQueues },
): Promise<{ person: StaffRow; isKnown: boolean }> {
  const { attempt, isKnown } = await attemptOf(db, username, visit);
  const queue = isKnown ? passwordQueues.staff : passwordQueues.strangers;
  // in a crowd most are refused before any query
  queue.assertRoom();
  const named = await findStaffByName(db, username);
  const stranger = { person: named, address: visit.address, now: visit.now };
  // a person with no tries left takes no place in the queue
  const outcome = (await hasTriesLeft(db, attempt))
    ? await queue.run(() => tryPassword(db, { person: named, password, code, attempt, isKnown }))
    : 'refused';
  if (outcome === 'refused') {
    await recordRefusedSignIn(db, { ...stranger, origin: attempt.endSite ?? attempt.origin });
    throw triesUsedUp();
  }
  if (outcome === 'wrong') {
    await recordFailedSignIn(db, stranger);
    throw new Refusal('wrong-credentials', text.wrongCredentials);
  }
  if (outcome === 'code missing')
    throw new Refusal('code-needed', codeText.needed, { details: { needsCode: true } });
  if (outcome === 'code wrong') {
    await recordFailedCode(db, stranger);
    throw new Refusal('wrong-code', codeText.wrong, { fields: { code: codeText.wrong } });
  }
  return { person: outcome, isKnown };
}

interface Try {
  person: StaffRow | undefined;
  password: string;
  code: string | undefined;
  attempt: Attempt;
  /** Whether this person has signed in on this device before. */
  isKnown: boolean;
}

/** A right password without its code stays counted, so that a thief of the one may not guess the other for ever. */
async function tryPassword(
  db: Kysely<Tables>,
  { person, password, code, attempt, isKnown }: Try,
): Promise<StaffRow | 'wrong' | 'refused' | 'code missing' | 'code wrong'> {
  if (!(await countTry(db, attempt))) return 'refused';
  const isRight = await isPassword(password, person?.passwordHash);
  if (!person || !isRight || person.isDisabled) return 'wrong';
  const codes = codesOf(person, attempt);
  if (code !== undefined && !isKnown && !(await countTry(db, codes))) return 'refused';
  const checked = await checkCode(db, { staffId: person.id, code, now: attempt.now });
  if (checked !== 'passed') return `code ${checked}`;
  await forgetFailures(db, attempt);
  await forgetFailures(db, codes);
  return person;
}

/** Counted from everywhere together: who has the password, and thousands of addresses, gets no more tries than one has. */
const codesOf = ({ id }: StaffRow, { now }: Attempt): Attempt => ({
  usernameKey: `CODE ${id}`,
  origin: `code of ${id}`,
  now,
});

/** Counts a browser by itself when this very person has signed in on it before. */
async function attemptOf(
  db: Kysely<Tables>,
  username: string,
  { address, endSite, deviceToken: token, now }: Visit,
): Promise<{ attempt: Attempt; isKnown: boolean }> {
  const key = usernameKey(username);
  if (token === undefined || !(await isKnownDevice(db, { token, usernameKey: key }))) {
    return { attempt: { usernameKey: key, origin: address, endSite, now }, isKnown: false };
  }
  return { attempt: { usernameKey: key, origin: `device ${hashToken(token)}`, now }, isKnown: true };
}
