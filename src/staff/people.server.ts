import type { Kysely } from 'kysely';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { Person, SignedIn } from './answers.server.ts';
import { oldestOpen } from './sessions.server.ts';
import { usernameKey } from './store.server.ts';

const alphabet = new Intl.Collator('tr');

/** Lists people by name, with those who may no longer sign in. */
export async function listPeople(db: Kysely<Tables>, now: Date): Promise<Person[]> {
  const people = await selectPeople(db, now).execute();
  return people.map(presentPerson).sort((a, b) => alphabet.compare(a.username, b.username));
}

/** Gives a person as the panel shows them. @throws {Error} when there is no such person */
export async function getPerson(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<Person> {
  return presentPerson(await selectPeople(db, now).where('staff.id', '=', id).executeTakeFirstOrThrow());
}

/** Gives a person's whole row. @throws {Refusal} 404 when there is no such person */
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
    )
    .select((row) =>
      row
        .selectFrom('passkeys')
        .select((passkey) => passkey.fn.countAll<number>().as('number'))
        .whereRef('passkeys.staffId', '=', 'staff.id')
        .as('passkeys'),
    );

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['executeTakeFirstOrThrow']>>;

const presentPerson = ({
  isDisabled,
  openSessions,
  kind,
  expiresAt,
  secondFactorSince,
  passkeys,
  ...row
}: PersonRow): Person => ({
  ...row,
  isDisabled: isDisabled === 1,
  openSessions: openSessions ?? 0,
  ...((secondFactorSince !== null || passkeys) && { hasSecondFactor: true as const }),
  ...(kind && expiresAt && { link: { kind, expiresAt } }),
});

/** Reads the shown names of all people, with those who may no longer sign in: the log and old versions name them. */
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

/** Tells whether somebody else signs in or is shown under this name. */
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
