import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { openLinkAnswer, passwordChosenAnswer } from './answers.server.ts';
import { choosePassword, requireOpenLink } from './choose-password.server.ts';
import { type StaffEnv, setStaffCookie } from './cookies.server.ts';
import { openToAll } from './door.server.ts';
import { rememberDevice } from './known-devices.server.ts';
import { linkTokenSchema, passwordChoiceSchema } from './password-link-schema.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { hasSecondFactor } from './second-factor/second-factor.server.ts';
import { startSession } from './sessions.server.ts';

/** The token comes in the body, so that no log and no other site ever sees it. */
export function passwordLinksApi({
  db,
  clock,
  content,
  passwordQueues,
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  content: Pick<ContentSource, 'last'>;
  passwordQueues: PasswordQueues;
}) {
  return new Hono<StaffEnv>()
    .post(
      '/look',
      openToAll(),
      takes(linkTokenSchema),
      gives(openLinkAnswer),
      refuses(404, 429),
      async (c) => {
        const { token } = c.req.valid('json');
        const { address, endSite } = c.get('caller');
        const visit = { address, endSite, now: clock() };
        const { kind, username, expiresAt } = await requireOpenLink(db, token, { visit, passwordQueues });
        return c.json({ kind, username, expiresAt });
      },
    )

    .post(
      '/use',
      openToAll(),
      takes(passwordChoiceSchema),
      gives(passwordChosenAnswer),
      refuses(404, 429),
      async (c) => {
        const choice = c.req.valid('json');
        const caller = c.get('caller');
        const now = clock();
        const visit = { address: caller.address, endSite: caller.endSite, now };
        const person = await choosePassword(db, choice, {
          visit,
          passwordQueues,
          associationNames: content.last.association.name,
        });
        const { username, role } = person;
        // the link stands for the password alone
        if (await hasSecondFactor(db, person.id)) return c.json({ username, role, mustSignIn: true });
        const replaced = c.get('session');
        setStaffCookie(c, 'session', await startSession(db, { person, caller, replaced, now }));
        setStaffCookie(c, 'device', await rememberDevice(db, { staffId: person.id, now }));
        return c.json({ username, role });
      },
    );
}
