import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { recoveryCodesLeft, signedInAs } from '#/http/signed-in-as.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { messageAnswer, type SignedIn, sessionBegunAnswer, signedInAnswer } from './answers.server.ts';
import { updatePerson } from './change-people.server.ts';
import {
  clearSessionCookie,
  ownBy,
  requireSession,
  type StaffEnv,
  type StaffParts,
} from './cookies.server.ts';
import { allow, byOf, openToAll } from './door.server.ts';
import { type AssociationNames, hashChosenPassword } from './passwords.server.ts';
import { readNames } from './people.server.ts';
import { ownNameSchema } from './people-schema.ts';
import { mayPublish, type PublishingRule } from './permissions.ts';
import { reauthenticate } from './reauthenticate.server.ts';
import { type PasswordChange, passwordChangeSchema, signInSchema } from './schema.ts';
import { endOtherSessions, endSession, type Own, requireOpenSession } from './sessions.server.ts';
import { signInWith } from './sign-in.server.ts';
import { ownSubject, setPasswordHash } from './store.server.ts';
import { beginTrust } from './trust.server.ts';

interface AccountParts extends StaffParts {
  publishing: PublishingRule;
}

/** Calls under /api/admin about the signed-in person. */
export function staffApi({ db, clock, content, passwordQueues, publishing }: AccountParts) {
  return new Hono<StaffEnv>()
    .post(
      '/login',
      openToAll(),
      takes(signInSchema),
      gives(sessionBegunAnswer),
      refuses(401, 429),
      async (c) => {
        const { person, codesLeft } = await signInWith(c, c.req.valid('json'), {
          db,
          clock,
          passwordQueues,
        });
        c.header(signedInAs, String(person.id));
        if (codesLeft !== undefined) c.header(recoveryCodesLeft, String(codesLeft));
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
      await updatePerson(db, { id, update: c.req.valid('json') }, byOf(c, clock));
      return c.body(null, 204);
    })

    .post('/logout', openToAll(), gives(messageAnswer), async (c) => {
      const session = c.get('session');
      if (session) await endSession(db, { session, ...byOf(c, clock) });
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
        const own = { ...ownBy(c, clock), associationNames: content.last.association.name };
        await passwordQueues.staff.run(() => changeOwnPassword(db, change, own));
        return c.json({ message: text.passwordChanged });
      },
    );
}

/**
 * Changes the person's password, and ends their sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 naming the field for a wrong current password, or a new one that is easily guessed or was handed
 * out; 401 when the session was ended meanwhile; 429
 */
export async function changeOwnPassword(
  db: Kysely<Tables>,
  { currentPassword, newPassword }: PasswordChange,
  { associationNames, ...own }: Own & { associationNames: AssociationNames },
): Promise<void> {
  const { session } = own;
  const { staffId, username } = session;
  await reauthenticate(db, currentPassword, {
    ...own,
    field: 'currentPassword',
    actions: { failed: 'session.password-failed', refused: 'session.password-refused' },
  });
  if (session.mustChangePassword && newPassword === currentPassword) {
    const told = ownPasswordText.newPasswordIsTold;
    throw new Refusal('password-is-told', told, { fields: { newPassword: told } });
  }
  const chosenBy = { username, field: 'newPassword', associationNames } as const;
  const passwordHash = await hashChosenPassword(newPassword, chosenBy);
  await write(db, own, async (write) => {
    // an admin who sets another password ends the sessions, and theirs is to stand
    await requireOpenSession(write.tx, session);
    await setPasswordHash(write.tx, { staffId, passwordHash, isHandedOut: false });
    await beginTrust(write, staffId);
    await endOtherSessions(write.tx, session);
    await write.log('session.password', ownSubject(session));
  });
}
