import type { Kysely } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { ownPasswordText as text } from '#/i18n/tr/own-password.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { reauthenticate } from './reauthenticate.server.ts';
import type { PasswordChange } from './schema.ts';
import { endOtherSessions, requireOpenSession, type Session } from './sessions.server.ts';
import { setPasswordHash, subjectOf } from './store.server.ts';
import { beginTrust } from './trust.server.ts';

/**
 * Ends the person's sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 naming the field for a wrong current password or an easily guessed new one; 401 when the session was
 * ended meanwhile; 429
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
  const typed = { password: currentPassword, field: 'currentPassword', wrong: text.currentPasswordWrong };
  const actions = { failed: 'session.password-failed', refused: 'session.password-refused' } as const;
  await reauthenticate(db, { ...typed, actions, session, actor, now });
  const chosenBy = { username: session.username, field: 'newPassword', associationNames } as const;
  const passwordHash = await hashChosenPassword(newPassword, chosenBy);
  const subject = subjectOf({ id: session.staffId, username: session.username });
  await db.transaction().execute(async (tx) => {
    await recordAudit(tx, { actor, now, action: 'session.password', subject });
    // an admin who sets another password ends the sessions, and theirs is to stand
    await requireOpenSession(tx, session);
    await setPasswordHash(tx, { staffId: session.staffId, passwordHash, isHandedOut: false });
    await beginTrust(tx, { staffId: session.staffId, now });
    await endOtherSessions(tx, session);
  });
}
