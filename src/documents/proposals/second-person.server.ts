import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { listFirstPeople } from './first-people.server.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** By these somebody else comes to hold an account, or could. */
const touching: AuditAction[] = [
  'staff.create',
  'staff.update',
  'staff.enable',
  'staff.password',
  'staff.invite',
  'staff.reset',
  'staff.mail-link',
  'staff.second-factor-off',
];

/** Somebody else has made the link, perhaps days before. */
const openedByLink: AuditAction = 'session.password-link';

/**
 * The admins who may confirm a proposal: neither who made it nor who wrote it, and nobody whose account somebody else
 * has made, changed or opened since a week before it (docs/decisions/019).
 */
export async function listSecondPeople(
  db: Kysely<Tables>,
  proposal: DocumentProposalRow,
): Promise<{ id: number; username: string }[]> {
  const admins = await db
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('isDisabled', '=', 0)
    .orderBy('username')
    .execute();
  const touched = await listTouched(db, new Date(new Date(proposal.proposedAt).getTime() - week));
  const firstPeople = await listFirstPeople(db, proposal);
  return admins.filter(({ id }) => !firstPeople.has(id) && !touched.has(id));
}

/** What the terminal did is left out: whoever works there needs no second account. */
async function listTouched(db: Kysely<Tables>, since: Date): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('auditLog')
    .select('subjectId')
    .distinct()
    .where('at', '>=', since.toISOString())
    .where('subjectKind', '=', 'staff')
    .where((row) =>
      row.or([
        row('action', '=', openedByLink),
        row.and([
          row('action', 'in', touching),
          row('staffId', 'is not', null),
          row('staffId', '!=', row.ref('subjectId')),
        ]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ subjectId }) => subjectId));
}
