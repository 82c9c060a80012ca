import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { signedInAs } from '#/http/signed-in-as.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { messageAnswer, type SignedIn, sessionBegunAnswer, signedInAnswer } from './answers.server.ts';
import { updatePerson } from './change-people.server.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { clearSessionCookie, requireSession, type StaffEnv } from './cookies.server.ts';
import { allow, openToAll } from './door.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { readNames } from './people.server.ts';
import { ownNameSchema } from './people-schema.ts';
import { mayPublish, type PublishingRule } from './permissions.ts';
import { reauthenticate } from './reauthenticate.server.ts';
import { type PasswordChange, passwordChangeSchema, signInSchema } from './schema.ts';
import { endOtherSessions, endSession, requireOpenSession, type Session } from './sessions.server.ts';
import { signInWith } from './sign-in.server.ts';
import { setPasswordHash, subjectOf } from './store.server.ts';
import { beginTrust } from './trust.server.ts';

/** Calls under /api/admin about the signed-in person. */
export function staffApi({
  db,
  clock,
  content,
  passwordQueues,
  publishing,
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  content: Pick<ContentSource, 'last'>;
  passwordQueues: PasswordQueues;
  publishing: PublishingRule;
}) {
  return new Hono<StaffEnv>()
    .post(
      '/login',
      openToAll(),
      takes(signInSchema),
      gives(sessionBegunAnswer),
      refuses(401, 429),
      async (c) => {
        const person = await signInWith(c, c.req.valid('json'), { db, clock, passwordQueues });
        c.header(signedInAs, String(person.id));
        return c.json({ username: person.username, role: person.role });
      },
    )

    .get('/auth', allow('ownAccount'), gives(signedInAnswer), async (c) => {
      const { staffId, username, role, mustChangePassword } = requireSession(c);
      const person: SignedIn = {
        username,
        role,
        ...(await readNames(db, { staffId })),
        ...(mustChangePassword && { mustChangePassword }),
        ...(!mayPublish(role, publishing) && { mayPublish: false }),
      };
      c.header(signedInAs, String(staffId));
      return c.json(person);
    })

    .put('/name', allow('ownAccount'), takes(ownNameSchema), givesNothing(), refuses(409), async (c) => {
      const { staffId: id } = requireSession(c);
      await updatePerson(db, { id, update: c.req.valid('json') }, { actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    })

    .post('/logout', openToAll(), gives(messageAnswer), async (c) => {
      const session = c.get('session');
      if (session) await endSession(db, { session, actor: c.get('actor'), now: clock() });
      clearSessionCookie(c);
      return c.json({ message: text.signedOut });
    })

    .post(
      '/change-password',
      allow('ownAccount'),
      takes(passwordChangeSchema),
      gives(messageAnswer),
      refuses(429),
      async (c) => {
        const change = c.req.valid('json');
        const associationNames = content.last.association.name;
        const context = { session: requireSession(c), actor: c.get('actor'), now: clock(), associationNames };
        await passwordQueues.staff.run(() => changeOwnPassword(db, change, context));
        return c.json({ message: text.passwordChanged });
      },
    );
}

/**
 * Ends the person's sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 naming the field for a wrong current password or a new one that is easily guessed, or was handed out; 401 when the session was
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
  const typed = {
    password: currentPassword,
    field: 'currentPassword',
    wrong: ownPasswordText.currentPasswordWrong,
  };
  const actions = { failed: 'session.password-failed', refused: 'session.password-refused' } as const;
  await reauthenticate(db, { ...typed, actions, session, actor, now });
  if (session.mustChangePassword && newPassword === currentPassword) {
    const told = ownPasswordText.newPasswordIsTold;
    throw new Refusal('password-is-told', told, { fields: { newPassword: told } });
  }
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
