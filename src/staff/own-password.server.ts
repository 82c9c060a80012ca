import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { hashPassword, isPassword } from './passwords.server.ts';
import type { PasswordChange } from './schema.ts';
import { endOtherSessions, type Session } from './sessions.server.ts';
import { findStaff, setPasswordHash, usernameKey } from './store.server.ts';
import { type Attempt, assertMayTry, forgetFailures, recordFailure } from './throttle.server.ts';

/**
 * Changes the password of the person who is signed in, and ends their sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 naming the field for a wrong current password or one of the commonest new ones; 429
 */
export async function changeOwnPassword(
  db: Kysely<Tables>,
  { currentPassword, newPassword }: PasswordChange,
  { session, now }: { session: Session; now: Date },
): Promise<void> {
  const origin = `session ${session.tokenHash}`;
  const attempt: Attempt = { usernameKey: usernameKey(session.username), origin, now };
  await assertMayTry(db, attempt);
  const person = await findStaff(db, session.staffId);
  if (!(await isPassword(currentPassword, person?.passwordHash))) {
    await recordFailure(db, attempt);
    throw invalid(text.currentPasswordWrong, { currentPassword: text.currentPasswordWrong });
  }
  if (await isCommonPassword(newPassword)) {
    throw invalid(text.newPasswordTooCommon, { newPassword: text.newPasswordTooCommon });
  }
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, { staffId: session.staffId, passwordHash });
    await endOtherSessions(tx, session);
  });
  await forgetFailures(db, attempt);
}
