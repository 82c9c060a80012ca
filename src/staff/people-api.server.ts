import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { formatMoment } from '#/format/dates.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { readId, takes } from '#/http/input.server.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { linkMailText } from '#/i18n/tr/link-mail.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { invitedAnswer, type PasswordLink, passwordLinkAnswer, personAnswer } from './answers.server.ts';
import {
  createPerson,
  endPersonSessions,
  invitePerson,
  setPersonPassword,
  updatePerson,
} from './change-people.server.ts';
import type { StaffEnv, StaffParts } from './cookies.server.ts';
import { allow, byOf } from './door.server.ts';
import type { Mailer } from './mailer.server.ts';
import { createPasswordLink, findOpenLink } from './password-links.server.ts';
import { listPeople } from './people.server.ts';
import {
  invitationSchema,
  newPasswordSchema,
  personDraftSchema,
  personUpdateSchema,
} from './people-schema.ts';
import { type LinkMail, linkMailSchema } from './schema.ts';
import { switchOffFor } from './second-factor/second-factor.server.ts';
import { subjectOf } from './store.server.ts';

interface PeopleParts extends StaffParts {
  post: LinkPost | undefined;
}

/** Calls about who may sign in. Nobody is ever deleted, because the log names them. */
export function peopleApi({ db, clock, content, passwordQueues: { staff: queue }, post }: PeopleParts) {
  const associationNames = () => content.last.association.name;
  const offer = (link: PasswordLink): PasswordLink => ({ ...link, ...(post && { canMail: true }) });
  return new Hono<StaffEnv>()
    .get('/', allow('people'), gives(personAnswer.array()), async (c) =>
      c.json(await listPeople(db, clock())),
    )

    .post(
      '/',
      allow('people'),
      takes(personDraftSchema),
      gives(personAnswer, 201),
      refuses(409, 429),
      async (c) => {
        const draft = c.req.valid('json');
        const by = { ...byOf(c, clock), associationNames: associationNames() };
        return c.json(await queue.run(() => createPerson(db, draft, by)), 201);
      },
    )

    .post(
      '/invitations',
      allow('people'),
      takes(invitationSchema),
      gives(invitedAnswer, 201),
      refuses(409, 429),
      async (c) => {
        const invitation = c.req.valid('json');
        const by = byOf(c, clock);
        const { person, link } = await queue.run(() => invitePerson(db, invitation, by));
        return c.json({ person, link: offer(link) }, 201);
      },
    )

    .post('/:id/link', allow('people'), gives(passwordLinkAnswer, 201), refuses(409), async (c) => {
      const id = readId(c, text.notFound);
      const link = await createPasswordLink(db, id, byOf(c, clock));
      return c.json(offer(link), 201);
    })

    .post(
      '/:id/link/mail',
      allow('people'),
      takes(linkMailSchema),
      givesNothing(),
      refuses(429),
      async (c) => {
        const id = readId(c, text.notFound);
        const mail = c.req.valid('json');
        if (!post) throw new Refusal('no-mail', linkMailText.noMail);
        await mailLink(db, { id, ...mail }, { post, by: byOf(c, clock), sender: associationNames().short });
        return c.body(null, 204);
      },
    )

    .put('/:id', allow('people'), takes(personUpdateSchema), gives(personAnswer), refuses(409), async (c) => {
      const id = readId(c, text.notFound);
      const update = c.req.valid('json');
      return c.json(await updatePerson(db, { id, update }, byOf(c, clock)));
    })

    .put(
      '/:id/password',
      allow('people'),
      takes(newPasswordSchema),
      gives(personAnswer),
      refuses(409, 429),
      async (c) => {
        const id = readId(c, text.notFound);
        const { password } = c.req.valid('json');
        const by = { ...byOf(c, clock), associationNames: associationNames() };
        return c.json(await queue.run(() => setPersonPassword(db, { id, password }, by)));
      },
    )

    .delete('/:id/second-factor', allow('people'), givesNothing(), refuses(409), async (c) => {
      await switchOffFor(db, readId(c, text.notFound), byOf(c, clock));
      return c.body(null, 204);
    })

    .delete('/:id/sessions', allow('people'), givesNothing(), async (c) => {
      await endPersonSessions(db, readId(c, text.notFound), byOf(c, clock));
      return c.body(null, 204);
    });
}

/** What it takes to send links; undefined where no mail server is set. */
interface LinkPost {
  mailer: Mailer;
  siteUrl: string;
}

interface Sending {
  post: LinkPost;
  by: AuditContext;
  /** The association's short name. */
  sender: string;
}

/**
 * Sends only the link of this very person, which the admin still has on the screen: the database could not give it back.
 * @throws {Refusal} 404 when it is no longer open, and as `Mailer` says
 */
async function mailLink(
  db: Kysely<Tables>,
  { id, token, email }: LinkMail & { id: number },
  { post: { mailer, siteUrl }, by, sender }: Sending,
): Promise<void> {
  const link = await findOpenLink(db, { token, now: by.now });
  if (link?.staffId !== id) throw new Refusal('link-not-open', passwordLinksText.notOpen);
  const { kind, username, expiresAt } = link;
  await mailer.send({
    to: email,
    subject: linkMailText.subject[kind](sender),
    text: [
      linkMailText.text[kind](username),
      `${siteUrl}${panelPaths.choosePassword}#${token}`,
      linkMailText.ending(formatMoment(expiresAt)),
    ].join('\n\n'),
  });
  await write(db, by, ({ log }) =>
    log('staff.mail-link', subjectOf({ id, username }), { email: { after: email } }),
  );
}
