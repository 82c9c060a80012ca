import type { Kysely } from 'kysely';
import { type AuditContext, type Change, changeBetween } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Invited, Person } from './answers.server.ts';
import { storeLink } from './password-links.server.ts';
import { type AssociationNames, createToken, hashChosenPassword, hashPassword } from './passwords.server.ts';
import { getPerson, isNameOfOther, requirePerson } from './people.server.ts';
import { type Invitation, isPlainName, type PersonDraft, type PersonUpdate } from './people-schema.ts';
import { forgetKeys } from './second-factor/second-factor.server.ts';
import { endSessions } from './sessions.server.ts';
import { addStaff, setPasswordHash, subjectOf, usernameKey, voidLink } from './store.server.ts';
import { disturb, trustedAlways } from './trust.server.ts';

interface ChoiceForOther extends AuditContext {
  associationNames: AssociationNames;
}

/** Adds somebody with a password. @throws {Refusal} 409 when somebody has that name; 400 for a password that is easily guessed */
export async function createPerson(
  db: Kysely<Tables>,
  { username, role, password }: PersonDraft,
  { associationNames, ...by }: ChoiceForOther,
): Promise<Person> {
  const passwordHash = await hashChosenPassword(password, { username, field: 'password', associationNames });
  return write(db, by, async (write) => {
    const id = await addPerson(write, { username, role, passwordHash });
    return getPerson(write.tx, { id, now: by.now });
  });
}

/**
 * Adds somebody who chooses a password with a link. Until it is used, they have one that nobody knows.
 * @throws {Refusal} 409 when somebody has that name
 */
export async function invitePerson(
  db: Kysely<Tables>,
  { username, role }: Invitation,
  by: AuditContext,
): Promise<Invited> {
  const passwordHash = await hashPassword(createToken());
  return write(db, by, async (write) => {
    const id = await addPerson(write, { username, role, passwordHash });
    const link = await storeLink(write, await requirePerson(write.tx, id));
    return { person: await getPerson(write.tx, { id, now: by.now }), link };
  });
}

async function addPerson(
  { tx, actor, now, log }: Write,
  { username, role, passwordHash }: Invitation & { passwordHash: string },
): Promise<number> {
  const trustedSince = actor.staffId === null ? trustedAlways : null;
  const id = await addStaff(tx, { username, role, passwordHash, isHandedOut: true, trustedSince, now });
  if (id === undefined) throw usernameTaken();
  await log('staff.create', subjectOf({ id, username }), changeBetween(undefined, { username, role }));
  return id;
}

const usernameTaken = () =>
  new Refusal('username-taken', text.usernameTaken, { fields: { username: text.usernameTaken } });

/**
 * Changes a person. Left-out fields stay, and what changes nothing leaves no trace. Disabling somebody ends their
 * sessions at once (ASVS 7.4.2), and their link opens nothing.
 * @throws {Refusal} 404; 400 for a new name that only looks like letters from a to z;
 * 409 when somebody else has that name, or is shown under it, and for the last admin who may sign in
 */
export async function updatePerson(
  db: Kysely<Tables>,
  { id, update }: { id: number; update: PersonUpdate },
  by: AuditContext,
): Promise<Person> {
  return write(db, by, async (write) => {
    const before = stateOf(await requirePerson(write.tx, id));
    const states = { before, after: { ...before, ...update } };
    const change = changeBetween(states.before, states.after);
    if (Object.keys(change).length > 0) {
      await requirePossible(write.tx, id, states);
      await storeState(write, id, states);
      const action = actionOf(change, { ...states.after, isSelf: id === by.actor.staffId });
      await write.log(action, subjectOf({ id, username: states.after.username }), change);
    }
    return getPerson(write.tx, { id, now: by.now });
  });
}

type State = Pick<Person, 'username' | 'role' | 'isDisabled'> & { displayName: string };

interface States {
  before: State;
  after: State;
}

const stateOf = ({ username, displayName, role, isDisabled }: StaffRow): State => ({
  username,
  displayName: displayName ?? '',
  role,
  isDisabled: isDisabled === 1,
});

/** Refuses what must not be. In a write, because two at once would each see the other admin still there, or both take one name. */
async function requirePossible(tx: Kysely<Tables>, id: number, { before, after }: States): Promise<void> {
  const { username, displayName } = after;
  if (displayName !== before.displayName && (await isNameOfOther(tx, { id, name: displayName })))
    throw new Refusal('name-taken', text.nameTaken, { fields: { displayName: text.nameTaken } });
  if (username !== before.username && !isPlainName(username))
    throw new Refusal('username-invalid', text.usernameInvalid, {
      fields: { username: text.usernameInvalid },
    });
  if (await isNameOfOther(tx, { id, name: username })) throw usernameTaken();
  if (isActiveAdmin(before) && !isActiveAdmin(after)) await requireOtherAdmin(tx, id);
}

/** Requires one who can come: somebody invited who has never come may have lost the link, and nobody knows that password. */
async function requireOtherAdmin(tx: Kysely<Tables>, id: number): Promise<void> {
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('isDisabled', '=', 0)
    .where('id', '!=', id)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('lastSeenAt', 'is not', null),
        not(
          exists(
            selectFrom('auditLog')
              .select('auditLog.id')
              .where('action', '=', 'staff.invite')
              .where('subjectKind', '=', 'staff')
              .whereRef('subjectId', '=', 'staff.id'),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!other) throw new Refusal('last-admin', text.lastAdmin);
}

async function storeState(write: Write, id: number, { before, after }: States): Promise<void> {
  const { username, displayName, role, isDisabled } = after;
  await write.tx
    .updateTable('staff')
    .set({
      ...{ username, usernameKey: usernameKey(username), role, isDisabled: isDisabled ? 1 : 0 },
      ...{ displayName: displayName || null, displayNameKey: usernameKey(displayName) || null },
    })
    .where('id', '=', id)
    .execute();
  if (!isActiveAdmin(before) && isActiveAdmin(after)) await disturb(write, id);
  if (isDisabled && !before.isDisabled) {
    await endSessions(write.tx, id);
    await voidLink(write.tx, id);
    await forgetKeys(write.tx, id);
  }
}

const isActiveAdmin = ({ role, isDisabled }: State) => role === 'admin' && !isDisabled;

function actionOf(change: Change, { isDisabled, isSelf }: State & { isSelf: boolean }) {
  if (change.isDisabled) return isDisabled ? 'staff.disable' : 'staff.enable';
  return isSelf && Object.keys(change).join() === 'displayName' ? 'staff.name' : 'staff.update';
}

/**
 * Sets somebody else's password, and ends their sessions. A change of one's own asks for the current one.
 * @throws {Refusal} 404; 409 for oneself; 400 for a password that is easily guessed
 */
export async function setPersonPassword(
  db: Kysely<Tables>,
  { id, password }: { id: number; password: string },
  { associationNames, ...by }: ChoiceForOther,
): Promise<Person> {
  if (id === by.actor.staffId) throw new Refusal('own-password', text.ownPassword);
  const { username } = await requirePerson(db, id);
  const passwordHash = await hashChosenPassword(password, { username, field: 'password', associationNames });
  return write(db, by, async (write) => {
    const person = await requirePerson(write.tx, id);
    await setPasswordHash(write.tx, { staffId: id, passwordHash, isHandedOut: true });
    await disturb(write, id, { isPasswordKnown: true });
    await write.log('staff.password', subjectOf(person), await endSessions(write.tx, id));
    return getPerson(write.tx, { id, now: by.now });
  });
}

/** Signs somebody out everywhere (ASVS 7.4.5). @throws {Refusal} 404 */
export async function endPersonSessions(db: Kysely<Tables>, id: number, by: AuditContext): Promise<void> {
  await write(db, by, async ({ tx, log }) => {
    const person = await requirePerson(tx, id);
    await log('staff.end-sessions', subjectOf(person), await endSessions(tx, id));
  });
}
