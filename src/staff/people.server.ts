import type { Kysely } from 'kysely';
import { type AuditContext, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Person, SignedIn } from './answers.server.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import type { LinkKind } from './password-link-schema.ts';
import { oldestOpen } from './sessions.server.ts';
import { setPasswordHash, subjectOf, usernameKey } from './store.server.ts';
import { disturb } from './trust.server.ts';

const alphabet = new Intl.Collator('tr');

/** By name, with those who may no longer sign in. */
export async function listPeople(db: Kysely<Tables>, now: Date): Promise<Person[]> {
  const people = await selectPeople(db, now).execute();
  return people.map(presentPerson).sort((a, b) => alphabet.compare(a.username, b.username));
}

/** @throws {Error} when there is no such person */
export async function getPerson(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<Person> {
  return presentPerson(await selectPeople(db, now).where('staff.id', '=', id).executeTakeFirstOrThrow());
}

/** @throws {Refusal} 404 when there is no such person */
export async function requirePerson(db: Kysely<Tables>, id: number): Promise<StaffRow> {
  const person = await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) throw new Refusal('person-not-found', text.notFound);
  return person;
}

const selectPeople = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('staff')
    .leftJoin('passwordLinks', (join) =>
      join
        .onRef('passwordLinks.staffId', '=', 'staff.id')
        .on('passwordLinks.expiresAt', '>', now.toISOString()),
    )
    .leftJoin('secondFactors', 'secondFactors.staffId', 'staff.id')
    .select(['id', 'username', 'role', 'isDisabled', 'createdAt', 'lastSeenAt', 'kind', 'expiresAt'])
    .select(['displayName', 'confirmedAt as secondFactorSince'])
    .select((row) =>
      row
        .selectFrom('sessions')
        .select((session) => session.fn.countAll<number>().as('open'))
        .whereRef('sessions.staffId', '=', 'staff.id')
        .where('sessions.lastSeenAt', '>', oldestOpen(now).lastSeenAt)
        .where('sessions.createdAt', '>', oldestOpen(now).createdAt)
        .as('openSessions'),
    );

type PersonRow = Omit<
  StaffRow,
  'usernameKey' | 'displayNameKey' | 'passwordHash' | 'mustChangePassword' | 'trustedSince'
> & {
  openSessions: number | null;
  kind: LinkKind | null;
  expiresAt: string | null;
  secondFactorSince: string | null;
};

const presentPerson = ({
  isDisabled,
  openSessions,
  kind,
  expiresAt,
  secondFactorSince,
  ...row
}: PersonRow): Person => ({
  ...row,
  isDisabled: isDisabled === 1,
  openSessions: openSessions ?? 0,
  ...(secondFactorSince !== null && { hasSecondFactor: true }),
  ...(kind && expiresAt && { link: { kind, expiresAt } }),
});

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

/** What the panel knows of all people, with those who may no longer sign in: the log and old versions name them. */
export async function readNames(
  db: Kysely<Tables>,
  { staffId }: { staffId: number },
): Promise<Pick<SignedIn, 'displayName' | 'names'>> {
  const people = await db.selectFrom('staff').select(['id', 'username', 'displayName']).execute();
  const names = people.flatMap(({ username, displayName }) => (displayName ? [[username, displayName]] : []));
  const displayName = people.find(({ id }) => id === staffId)?.displayName;
  return {
    ...(displayName && { displayName }),
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
  };
}

/** Behind the lock of the log: nobody may look like somebody else. @throws {Refusal} 409 */
export async function refuseTakenDisplayName(
  tx: Kysely<Tables>,
  { id, displayName }: { id: number; displayName: string },
): Promise<void> {
  if (!(await isNameOfOther(tx, { id, name: displayName }))) return;
  throw new Refusal('name-taken', text.nameTaken, { fields: { displayName: text.nameTaken } });
}

/** Whether somebody else signs in or is shown under this name. */
export async function isNameOfOther(tx: Kysely<Tables>, { id, name }: { id: number; name: string }) {
  const key = usernameKey(name);
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '!=', id)
    .where((row) => row.or([row('usernameKey', '=', key), row('displayNameKey', '=', key)]))
    .executeTakeFirst();
  return other !== undefined;
}
