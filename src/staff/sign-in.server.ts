import type { Kysely } from 'kysely';
import { type AuditEntry, recordAudit } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { notSignedIn } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { isKnownDevice } from './known-devices.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { isPassword } from './passwords.server.ts';
import type { SignIn } from './schema.ts';
import { findStaffByName, usernameKey } from './store.server.ts';
import { type Attempt, assertTriesLeft, countTry, forgetFailures } from './throttle.server.ts';
import { hashToken } from './tokens.server.ts';

interface Visit {
  address: string;
  endSite: string | undefined;
  deviceToken: string | undefined;
  now: Date;
}

/**
 * The person whose name and password these are.
 * @throws {Refusal} 401 with the same words for an unknown name, a wrong password and a disabled person; 429 when
 * too many were wrong, or too many wait
 */
export async function checkCredentials(
  db: Kysely<Tables>,
  signIn: SignIn,
  { visit, passwordQueues }: { visit: Visit; passwordQueues: PasswordQueues },
): Promise<StaffRow> {
  const { attempt, isKnown } = await attemptOf(db, signIn.username, visit);
  // who has no tries left takes nobody's place in the queue
  await assertTriesLeft(db, attempt);
  const inTurn = isKnown ? passwordQueues.staff : passwordQueues.strangers;
  return inTurn(() => checkPassword(db, signIn, { attempt, visit }));
}

async function checkPassword(
  db: Kysely<Tables>,
  { username, password }: SignIn,
  { attempt, visit }: { attempt: Attempt; visit: Visit },
): Promise<StaffRow> {
  await countTry(db, attempt);
  const person = await findStaffByName(db, username);
  const isRight = await isPassword(password, person?.passwordHash);
  if (!person || !isRight || person.isDisabled) {
    await db.transaction().execute((tx) => recordAudit(tx, failedSignIn(person, visit)));
    throw notSignedIn(text.wrongCredentials);
  }
  await forgetFailures(db, attempt);
  return person;
}

/** What was typed as an unknown name is not written down: it may well be a password in the wrong field. */
function failedSignIn(person: StaffRow | undefined, { address, now }: Visit): AuditEntry {
  const { id: staffId, username } = person ?? { id: null, username: auditPanelText.unknownName };
  return {
    actor: { staffId, username, address },
    now,
    action: 'session.sign-in-failed',
    subject: { kind: 'staff', id: staffId, title: username },
  };
}

/** A browser on which this very person has signed in before is counted by itself. */
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
