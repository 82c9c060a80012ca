import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { hour } from '#/format/durations.ts';
import { Refusal } from '#/http/errors.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import type { OpenLink, PasswordLink } from './answers.server.ts';
import { createToken, hashToken } from './passwords.server.ts';
import { requirePerson } from './people.server.ts';
import type { LinkKind } from './schema.ts';
import { subjectOf } from './store.server.ts';
import { disturb } from './trust.server.ts';

const lifetimes = { invitation: 72 * hour, reset: 24 * hour };
const actions = { invitation: 'staff.invite', reset: 'staff.reset' } as const;

/**
 * Makes a link. The person's earlier one opens nothing any more; their password goes on until the new link is used.
 * @throws {Refusal} 404; 409 for oneself, whose change asks for the current password, and for who is disabled
 */
export async function createPasswordLink(
  db: Kysely<Tables>,
  id: number,
  by: AuditContext,
): Promise<PasswordLink> {
  if (id === by.actor.staffId) throw new Refusal('own-password', text.ownPassword);
  return write(db, by, async (write) => {
    const person = await requirePerson(write.tx, id);
    if (person.isDisabled) throw new Refusal('person-disabled', text.isDisabledNow);
    return storeLink(write, person);
  });
}

/** Makes a link for somebody who may still sign in. */
export async function storeLink(write: Write, person: StaffRow): Promise<PasswordLink> {
  const kind: LinkKind = person.lastSeenAt === null ? 'invitation' : 'reset';
  const token = createToken();
  const expiresAt = new Date(write.now.getTime() + lifetimes[kind]).toISOString();
  const link = { tokenHash: hashToken(token), kind, expiresAt };
  await write.tx
    .insertInto('passwordLinks')
    .values({ staffId: person.id, ...link })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet(link))
    .execute();
  await disturb(write, person.id);
  await write.log(actions[kind], subjectOf(person));
  return { kind, token, expiresAt };
}

export const findOpenLink = (
  db: Kysely<Tables>,
  { token, now }: { token: string; now: Date },
): Promise<(OpenLink & { staffId: number }) | undefined> =>
  db
    .selectFrom('passwordLinks')
    .innerJoin('staff', 'staff.id', 'passwordLinks.staffId')
    .select(['staffId', 'username', 'kind', 'expiresAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now.toISOString())
    .where('isDisabled', '=', 0)
    .executeTakeFirst();

export async function forgetOldLinks(tx: Kysely<Tables>, now: Date): Promise<void> {
  await tx.deleteFrom('passwordLinks').where('expiresAt', '<=', now.toISOString()).execute();
}
