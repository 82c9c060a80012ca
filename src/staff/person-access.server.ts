import type { Kysely } from 'kysely';
import { type AuditContext, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { getPerson, requirePerson } from './people.server.ts';
import type { Person } from './people-schema.ts';
import { setPasswordHash, subjectOf } from './store.server.ts';
import { disturb } from './trust.server.ts';

/**
 * Ends the person's sessions. A change of one's own password asks for the current one (own-password).
 * @throws {Refusal} 404; 409 for oneself; 400 for a password that is easily guessed
 */
export async function setPersonPassword(
  db: Kysely<Tables>,
  { id, password }: { id: number; password: string },
  { associationNames, ...context }: AuditContext & { associationNames: AssociationNames },
): Promise<Person> {
  if (id === context.actor.staffId) throw new Refusal('own-password', text.ownPassword);
  const { username } = await requirePerson(db, id);
  const passwordHash = await hashChosenPassword(password, { username, field: 'password', associationNames });
  return db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    const person = await requirePerson(tx, id);
    await setPasswordHash(tx, { staffId: id, passwordHash, isHandedOut: true });
    await disturb(tx, id, { ...context, isPasswordKnown: true });
    const change = endedSessions(await deleteSessions(tx, id));
    await recordAudit(tx, { ...context, action: 'staff.password', subject: subjectOf(person), change });
    return getPerson(tx, { id, now: context.now });
  });
}

/** ASVS 7.4.5. @throws {Refusal} 404 */
export async function endPersonSessions(
  db: Kysely<Tables>,
  id: number,
  context: AuditContext,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    const person = await requirePerson(tx, id);
    const change = endedSessions(await deleteSessions(tx, id));
    await recordAudit(tx, { ...context, action: 'staff.end-sessions', subject: subjectOf(person), change });
  });
}

/** @returns how many there were */
export async function deleteSessions(tx: Kysely<Tables>, staffId: number): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('staffId', '=', staffId)
    .returning('publicId')
    .execute();
  return ended.length;
}

const endedSessions = (number: number) => ({ endedSessions: { after: number } });
