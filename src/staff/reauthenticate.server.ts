import type { Kysely } from 'kysely';
import { type AuditContext, type AuditEntry, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isPassword } from './passwords.server.ts';
import type { Session } from './sessions.server.ts';
import { findStaff, subjectOf, usernameKey } from './store.server.ts';
import { recordWithin } from './throttle/log-quota.server.ts';
import { firstRefusalOf } from './throttle/sign-in-log.server.ts';
import { type Attempt, countTry, forgetFailures, triesUsedUp } from './throttle/throttle.server.ts';

interface Reauthentication extends AuditContext {
  session: Session;
  password: string;
  /** Named by the refusal of a wrong one, beside the sentence `wrong`. */
  field: string;
  wrong: string;
  /** What the log calls a wrong one, and one too many. */
  actions: { failed: AuditAction; refused: AuditAction };
}

/**
 * For what a session alone may not do: somebody may have left the browser open. Run it in the queue of the staff.
 * @throws {Refusal} 400 for a wrong password; 429 when this session has tried too often
 */
export async function reauthenticate(
  db: Kysely<Tables>,
  { session, password, field, wrong, actions, actor, now }: Reauthentication,
): Promise<void> {
  const origin = `session ${session.tokenHash}`;
  const attempt: Attempt = { usernameKey: usernameKey(session.username), origin, now };
  const subject = subjectOf({ id: session.staffId, username: session.username });
  await countOwnTry(db, { attempt, refused: { actor, now, action: actions.refused, subject } });
  const person = await findStaff(db, session.staffId);
  if (!(await isPassword(password, person?.passwordHash))) {
    const failed = { actor, now, action: actions.failed, subject };
    await db.transaction().execute((tx) => recordAudit(tx, failed));
    throw new Refusal('wrong-current-password', wrong, { fields: { [field]: wrong } });
  }
  await forgetFailures(db, attempt);
}

/** Of somebody who is signed in. @throws {Refusal} 429 when too many have been counted; the log tells it once */
export async function countOwnTry(
  db: Kysely<Tables>,
  { attempt, refused }: { attempt: Attempt; refused: AuditEntry },
): Promise<void> {
  if (await countTry(db, attempt)) return;
  await recordWithin(db, refused, [firstRefusalOf(attempt.origin)]);
  throw triesUsedUp();
}
