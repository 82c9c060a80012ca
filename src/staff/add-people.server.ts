import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { storeLink } from './password-links.server.ts';
import { hashPassword } from './passwords.server.ts';
import { getPerson, requirePerson } from './people.server.ts';
import type { Invitation, Invited, Person, PersonDraft } from './people-schema.ts';
import { addStaff, subjectOf } from './store.server.ts';
import { createToken } from './tokens.server.ts';
import { trustedAlways } from './trust.server.ts';

/** @throws {Refusal} 409 when somebody has that name; 400 for a password that is easily guessed */
export async function createPerson(
  db: Kysely<Tables>,
  { username, role, password }: PersonDraft,
  { associationNames, ...context }: AuditContext & { associationNames: AssociationNames },
): Promise<Person> {
  const passwordHash = await hashChosenPassword(password, { username, field: 'password', associationNames });
  return db.transaction().execute(async (tx) => {
    const id = await addPerson(tx, { username, role, passwordHash }, context);
    return getPerson(tx, { id, now: context.now });
  });
}

/** Until the link is used, the person has a password that nobody knows. @throws {Refusal} 409 when somebody has that name */
export async function invitePerson(
  db: Kysely<Tables>,
  { username, role }: Invitation,
  context: AuditContext,
): Promise<Invited> {
  const passwordHash = await hashPassword(createToken());
  return db.transaction().execute(async (tx) => {
    const id = await addPerson(tx, { username, role, passwordHash }, context);
    const link = await storeLink(tx, await requirePerson(tx, id), context);
    return { person: await getPerson(tx, { id, now: context.now }), link };
  });
}

async function addPerson(
  tx: Kysely<Tables>,
  { username, role, passwordHash }: Invitation & { passwordHash: string },
  context: AuditContext,
): Promise<number> {
  await lockAuditLog(tx);
  const { actor, now } = context;
  const trustedSince = actor.staffId === null ? trustedAlways : null;
  const id = await addStaff(tx, { username, role, passwordHash, isHandedOut: true, trustedSince, now });
  if (id === undefined) throw usernameTaken();
  await recordAudit(tx, {
    ...context,
    action: 'staff.create',
    subject: subjectOf({ id, username }),
    change: changeBetween(undefined, { username, role }),
  });
  return id;
}

export const usernameTaken = () =>
  new Refusal('username-taken', text.usernameTaken, { fields: { username: text.usernameTaken } });
