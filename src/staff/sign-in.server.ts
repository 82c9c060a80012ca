import type { Kysely } from 'kysely';
import { type AuditEntry, recordAudit } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { notSignedIn } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { isKnownDevice } from './known-devices.server.ts';
import { isPassword } from './passwords.server.ts';
import type { SignIn } from './schema.ts';
import { findStaffByName, usernameKey } from './store.server.ts';
import { type Attempt, countTry, forgetFailures } from './throttle.server.ts';
import { hashToken } from './tokens.server.ts';

interface Visit {
  address: string;
  deviceToken: string | undefined;
  now: Date;
}

/**
 * The person whose name and password these are.
 * @throws {Refusal} 401 with the same words for an unknown name, a wrong password and a disabled person; 429 when
 * too many were wrong
 */
export async function checkCredentials(db: Kysely<Tables>, signIn: SignIn, visit: Visit): Promise<StaffRow> {
  const attempt = await attemptOf(db, signIn.username, visit);
  await countTry(db, attempt);
  const person = await findStaffByName(db, signIn.username);
  const isRight = await isPassword(signIn.password, person?.passwordHash);
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

async function attemptOf(db: Kysely<Tables>, username: string, visit: Visit): Promise<Attempt> {
  const key = usernameKey(username);
  const token = visit.deviceToken;
  const isKnown = token !== undefined && (await isKnownDevice(db, { token, usernameKey: key }));
  return { usernameKey: key, origin: isKnown ? `device ${hashToken(token)}` : visit.address, now: visit.now };
}
