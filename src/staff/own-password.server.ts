import type { Kysely } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { recordWithin } from './log-quota.server.ts';
import { isPassword } from './passwords.server.ts';
import type { PasswordChange } from './schema.ts';
import type { Session } from './sessions.server.ts';
import { firstRefusalOf } from './sign-in-log.server.ts';
import { findStaff, setPasswordHash, subjectOf, usernameKey } from './store.server.ts';
import { type Attempt, countTry, forgetFailures, triesUsedUp } from './throttle.server.ts';

/**
 * Ends the person's sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 naming the field for a wrong current password or an easily guessed new one; 429
 */
export async function changeOwnPassword(
  db: Kysely<Tables>,
  { currentPassword, newPassword }: PasswordChange,
  {
    session,
    actor,
    now,
    associationNames,
  }: AuditContext & { session: Session; associationNames: AssociationNames },
): Promise<void> {
  const origin = `session ${session.tokenHash}`;
  const attempt: Attempt = { usernameKey: usernameKey(session.username), origin, now };
  const subject = subjectOf({ id: session.staffId, username: session.username });
  if (!(await countTry(db, attempt))) {
    const refused = { actor, now, action: 'session.password-refused', subject } as const;
    await recordWithin(db, refused, [firstRefusalOf(origin)]);
    throw triesUsedUp();
  }
  const person = await findStaff(db, session.staffId);
  if (!(await isPassword(currentPassword, person?.passwordHash))) {
    const failed = { actor, now, action: 'session.password-failed', subject } as const;
    await db.transaction().execute((tx) => recordAudit(tx, failed));
    const fields = { currentPassword: text.currentPasswordWrong };
    throw new Refusal('wrong-current-password', text.currentPasswordWrong, { fields });
  }
  await forgetFailures(db, attempt);
  const chosenBy = { username: session.username, field: 'newPassword', associationNames } as const;
  const passwordHash = await hashChosenPassword(newPassword, chosenBy);
  await db.transaction().execute(async (tx) => {
    await recordAudit(tx, { actor, now, action: 'session.password', subject });
    await setPasswordHash(tx, { staffId: session.staffId, passwordHash, isHandedOut: false });
    await endOtherSessions(tx, session);
  });
}

async function endOtherSessions(tx: Kysely<Tables>, { staffId, tokenHash }: Session): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .where('tokenHash', '!=', tokenHash)
    .execute();
}
