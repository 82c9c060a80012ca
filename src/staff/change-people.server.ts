import type { Kysely } from 'kysely';
import { type Change, changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Invited, Person } from './answers.server.ts';
import { type AssociationNames, hashChosenPassword } from './chosen-password.server.ts';
import { storeLink } from './password-links.server.ts';
import { createToken, hashPassword } from './passwords.server.ts';
import {
  deleteSessions,
  getPerson,
  isNameOfOther,
  refuseTakenDisplayName,
  requirePerson,
} from './people.server.ts';
import { type Invitation, isPlainName, type PersonDraft, type PersonUpdate } from './people-schema.ts';
import { addStaff, subjectOf, usernameKey, voidLink } from './store.server.ts';
import { disturb, trustedAlways } from './trust.server.ts';

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

const usernameTaken = () =>
  new Refusal('username-taken', text.usernameTaken, { fields: { username: text.usernameTaken } });

/**
 * Left-out fields stay, and what changes nothing leaves no trace. Disabling somebody ends their sessions at once (ASVS 7.4.2), and their link opens nothing.
 * @throws {Refusal} 404; 400 for a new name that only looks like letters from a to z;
 * 409 when somebody else has that name, or is shown under it, and for the last admin who may sign in
 */
export async function updatePerson(
  db: Kysely<Tables>,
  { id, update }: { id: number; update: PersonUpdate },
  context: AuditContext,
): Promise<Person> {
  return db.transaction().execute(async (tx) => {
    // without the lock, two requests at once would each see the other admin still there
    await lockAuditLog(tx);
    const stored = await requirePerson(tx, id);
    const before = presentUpdate(stored);
    const after = { ...before, ...update };
    const change = changeBetween(before, after);
    if (Object.keys(change).length === 0) return getPerson(tx, { id, now: context.now });
    if (after.displayName !== before.displayName) await refuseTakenDisplayName(tx, { id, ...after });
    if (after.username !== before.username) refuseLookAlike(after.username);
    if (await isNameOfOther(tx, { id, name: after.username })) throw usernameTaken();
    if (isActiveAdmin(before) && !isActiveAdmin(after)) await refuseLastAdmin(tx, id);
    await tx
      .updateTable('staff')
      .set({
        username: after.username,
        usernameKey: usernameKey(after.username),
        displayName: after.displayName || null,
        displayNameKey: usernameKey(after.displayName) || null,
        role: after.role,
        isDisabled: after.isDisabled ? 1 : 0,
      })
      .where('id', '=', id)
      .execute();
    const isOpened = !isActiveAdmin(before) && isActiveAdmin(after);
    if (isOpened) await disturb(tx, id, context);
    const isNewlyDisabled = after.isDisabled && !before.isDisabled;
    if (isNewlyDisabled) {
      await deleteSessions(tx, id);
      await voidLink(tx, id);
    }
    await recordAudit(tx, {
      ...context,
      action: actionOf(change, { isDisabled: after.isDisabled, isSelf: id === context.actor.staffId }),
      subject: subjectOf({ id, username: after.username }),
      change,
    });
    return getPerson(tx, { id, now: context.now });
  });
}

function refuseLookAlike(username: string) {
  if (isPlainName(username)) return;
  throw new Refusal('username-invalid', text.usernameInvalid, { fields: { username: text.usernameInvalid } });
}

/** Who was invited and has never come may have lost the link: nobody knows that password. */
async function refuseLastAdmin(tx: Kysely<Tables>, id: number) {
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

type State = Pick<Person, 'username' | 'role' | 'isDisabled'> & { displayName: string };

const presentUpdate = ({ username, displayName, role, isDisabled }: StaffRow): State => ({
  username,
  displayName: displayName ?? '',
  role,
  isDisabled: isDisabled === 1,
});

const isActiveAdmin = ({ role, isDisabled }: State) => role === 'admin' && !isDisabled;

function actionOf(change: Change, { isDisabled, isSelf }: { isDisabled: boolean; isSelf: boolean }) {
  if (change.isDisabled) return isDisabled ? 'staff.disable' : 'staff.enable';
  return isSelf && Object.keys(change).join() === 'displayName' ? 'staff.name' : 'staff.update';
}
