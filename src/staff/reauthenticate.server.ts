import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isPassword } from './passwords.server.ts';
import { requirePerson } from './people.server.ts';
import type { Own, Session } from './sessions.server.ts';
import { ownSubject, usernameKey } from './store.server.ts';
import { type Attempt, countOwnAttempt, forgetAttempts } from './throttle/throttle.server.ts';

interface Reauthentication extends Own {
  password: string;
  /** Named by the refusal of a wrong one, beside the sentence `wrong`. */
  field: string;
  wrong: string;
  /** What the log calls a wrong one, and one too many. */
  actions: { failed: AuditAction; refused: AuditAction };
}

/**
 * Asks for the password again before what a session alone may not do: somebody may have left the browser open. Run it in
 * the queue of the staff.
 * @throws {Refusal} 400 for a wrong password; 429 when this session has tried too often
 */
export async function reauthenticate(
  db: Kysely<Tables>,
  { session, password, field, wrong, actions, actor, now }: Reauthentication,
): Promise<void> {
  const by = { actor, now };
  const attempt = attemptOfSession(session, now);
  const subject = ownSubject(session);
  await countOwnAttempt(db, attempt, { ...by, action: actions.refused, subject });
  const { passwordHash } = await requirePerson(db, session.staffId);
  if (!(await isPassword(password, passwordHash))) {
    await write(db, by, ({ log }) => log(actions.failed, subject));
    throw new Refusal('wrong-current-password', wrong, { fields: { [field]: wrong } });
  }
  await forgetAttempts(db, attempt);
}

/** Counts together whatever a session tries in its owner's name. */
export const attemptOfSession = ({ username, tokenHash }: Session, now: Date): Attempt => ({
  usernameKey: usernameKey(username),
  origin: `session ${tokenHash}`,
  now,
});

/** Tells the log who fails to change the ways in which somebody signs in. */
export const changingWaysIn = {
  failed: 'session.second-factor-failed',
  refused: 'session.second-factor-refused',
} as const;

/** Asks for it before these ways are changed. @throws {Refusal} 400 for a wrong password; 429 */
export const requireOwnPassword = (db: Kysely<Tables>, password: string, own: Own): Promise<void> =>
  reauthenticate(db, {
    ...own,
    password,
    field: 'password',
    wrong: ownPasswordText.currentPasswordWrong,
    actions: changingWaysIn,
  });
