import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { signedInAs } from '#/http/signed-in-as.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { messageAnswer, sessionBegunAnswer, signedInAnswer } from './answers.server.ts';
import { updatePerson } from './change-people.server.ts';
import { clearSessionCookie, requireSession, type StaffEnv } from './cookies.server.ts';
import { readNames } from './display-names.server.ts';
import { allow, openToAll } from './door.server.ts';
import { changeOwnPassword } from './own-password.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { ownNameSchema } from './people-schema.ts';
import { mayPublish, type PublishingRule } from './permissions.ts';
import { passwordChangeSchema, type SignedIn, signInSchema } from './schema.ts';
import { endSession } from './sessions.server.ts';
import { signInWith } from './sign-in-call.server.ts';

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
