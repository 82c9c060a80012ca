import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import { lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { type OpenLink, openLinkAnswer, passwordChosenAnswer } from './answers.server.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { rememberDevice, type StaffEnv, setStaffCookie } from './cookies.server.ts';
import { openToAll } from './door.server.ts';
import { linkTokenSchema, type PasswordChoice, passwordChoiceSchema } from './password-link-schema.ts';
import { findOpenLink } from './password-links.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import { deleteSessions, requirePerson } from './people.server.ts';
import { hasSecondFactor } from './second-factor/second-factor.server.ts';
import { startSession } from './sessions.server.ts';
import { setPasswordHash, subjectOf } from './store.server.ts';
import { type Attempt, countTry, hasTriesLeft, triesUsedUp } from './throttle/throttle.server.ts';
import { beginTrust } from './trust.server.ts';

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

interface LinkVisit {
  address: string;
  endSite: string | undefined;
  now: Date;
}

/** Not counted against anybody's sign-in. */
const attemptOf = ({ address, endSite, now }: LinkVisit): Attempt => ({
  usernameKey: 'LINK',
  origin: `link ${address}`,
  endSite,
  now,
});

/**
 * Uses nothing up, however often it is asked. The words are the same for a link that never was.
 * @throws {Refusal} 404; 429 after too many links that open nothing, or when too many wait
 */
async function requireOpenLink(
  db: Kysely<Tables>,
  token: string,
  { visit, passwordQueues }: { visit: LinkVisit; passwordQueues: PasswordQueues },
): Promise<OpenLink & { staffId: number }> {
  const attempt = attemptOf(visit);
  if (!(await hasTriesLeft(db, attempt))) throw triesUsedUp();
  const link = await findOpenLink(db, { token, now: visit.now });
  if (link) return link;
  const isCounted = await passwordQueues.strangers.run(() => countTry(db, attempt));
  throw isCounted ? notOpen() : triesUsedUp();
}

/**
 * Uses the link up and ends the person's sessions.
 * @throws {Refusal} as `requireOpenLink`; 400 for a password that is easily guessed, and the link stays open
 */
async function choosePassword(
  db: Kysely<Tables>,
  { token, newPassword }: PasswordChoice,
  {
    visit,
    passwordQueues,
    associationNames,
  }: { visit: LinkVisit; passwordQueues: PasswordQueues; associationNames: AssociationNames },
): Promise<StaffRow> {
  const { username } = await requireOpenLink(db, token, { visit, passwordQueues });
  return passwordQueues.staff.run(async () => {
    const passwordHash = await hashChosenPassword(newPassword, {
      username,
      field: 'newPassword',
      associationNames,
    });
    return db.transaction().execute(async (tx) => {
      await lockAuditLog(tx);
      // once more, because the same link may have been used meanwhile
      const link = await findOpenLink(tx, { token, now: visit.now });
      if (!link) throw notOpen();
      const { staffId } = link;
      await setPasswordHash(tx, { staffId, passwordHash, isHandedOut: false });
      await beginTrust(tx, { staffId, now: visit.now, isByLink: true });
      const change = { endedSessions: { after: await deleteSessions(tx, staffId) } };
      const person = await requirePerson(tx, staffId);
      const actor = { staffId, username: person.username, address: visit.address };
      const subject = subjectOf(person);
      await recordAudit(tx, { actor, now: visit.now, action: 'session.password-link', subject, change });
      return person;
    });
  });
}

const notOpen = () => new Refusal('link-not-open', text.notOpen);
