import { Hono } from 'hono';
import type { StaffRow } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { type OpenLink, openLinkAnswer, passwordChosenAnswer } from './answers.server.ts';
import type { StaffEnv, StaffParts } from './cookies.server.ts';
import { openToAll } from './door.server.ts';
import { findOpenLink } from './password-links.server.ts';
import { hashChosenPassword } from './passwords.server.ts';
import { requirePerson } from './people.server.ts';
import { linkTokenSchema, type PasswordChoice, passwordChoiceSchema } from './schema.ts';
import { hasSecondFactor } from './second-factor/second-factor.server.ts';
import { endSessions } from './sessions.server.ts';
import { beginSession, type CallContext, contextOf } from './sign-in.server.ts';
import { setPasswordHash, subjectOf } from './store.server.ts';
import { countAttempt, hasAttemptsLeft, tooManyAttempts } from './throttle/throttle.server.ts';
import { beginTrust } from './trust.server.ts';

/** Calls of who has a link. Its token comes in the body, so that no log and no other site ever sees it. */
export function passwordLinksApi(parts: StaffParts) {
  const { db, clock } = parts;
  return new Hono<StaffEnv>()
    .post(
      '/look',
      openToAll(),
      takes(linkTokenSchema),
      gives(openLinkAnswer),
      refuses(404, 429),
      async (c) => {
        const { token } = c.req.valid('json');
        const { kind, username, expiresAt } = await requireOpenLink(token, contextOf(c, clock()), parts);
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
        const context = contextOf(c, clock());
        const person = await choosePassword(c.req.valid('json'), context, parts);
        const { username, role } = person;
        // the link stands for the password alone
        if (await hasSecondFactor(db, person.id)) return c.json({ username, role, mustSignIn: true });
        await beginSession(c, person, { db, now: context.now });
        return c.json({ username, role });
      },
    );
}

/**
 * Looks at a link, and uses nothing up, however often it is asked. The words are the same for one that never was.
 * @throws {Refusal} 404; 429 after too many links that open nothing, or when too many wait
 */
async function requireOpenLink(
  token: string,
  { address, endSite, now }: CallContext,
  { db, passwordQueues }: StaffParts,
): Promise<OpenLink & { staffId: number }> {
  // not counted against anybody's sign-in
  const attempt = { usernameKey: 'LINK', origin: `link ${address}`, endSite, now };
  if (!(await hasAttemptsLeft(db, attempt))) throw tooManyAttempts();
  const link = await findOpenLink(db, { token, now });
  if (link) return link;
  const isCounted = await passwordQueues.strangers.run(() => countAttempt(db, attempt));
  throw isCounted ? notOpen() : tooManyAttempts();
}

/**
 * Uses the link up and ends the person's sessions.
 * @throws {Refusal} as `requireOpenLink`; 400 for a password that is easily guessed, and the link stays open
 */
async function choosePassword(
  { token, newPassword }: PasswordChoice,
  context: CallContext,
  parts: StaffParts,
): Promise<StaffRow> {
  const { db, content, passwordQueues } = parts;
  const { staffId, username } = await requireOpenLink(token, context, parts);
  const by = { actor: { staffId, username, address: context.address }, now: context.now };
  const chosenBy = {
    username,
    field: 'newPassword',
    associationNames: content.last.association.name,
  } as const;
  return passwordQueues.staff.run(async () => {
    const passwordHash = await hashChosenPassword(newPassword, chosenBy);
    return write(db, by, async (write) => {
      const { tx, now } = write;
      // once more, because the same link may have been used meanwhile
      if (!(await findOpenLink(tx, { token, now }))) throw notOpen();
      await setPasswordHash(tx, { staffId, passwordHash, isHandedOut: false });
      await beginTrust(write, staffId, { isByLink: true });
      const person = await requirePerson(tx, staffId);
      await write.log('session.password-link', subjectOf(person), await endSessions(tx, staffId));
      return person;
    });
  });
}

const notOpen = () => new Refusal('link-not-open', text.notOpen);
