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
  const admins = await listAdmins(db, proposal);
  return admins.filter(({ isFirst, mayFrom }) => !isFirst && mayFrom === undefined);
}

interface JudgedAdmin {
  id: number;
  username: string;
  /** Made the proposal or wrote a part of it. */
  isFirst: boolean;
  /** For an account that was touched: a week later, ISO 8601 UTC. */
  mayFrom?: string;
}

export async function listAdmins(db: Kysely<Tables>, proposal: DocumentProposalRow): Promise<JudgedAdmin[]> {
  const admins = await db
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('isDisabled', '=', 0)
    .orderBy('username')
    .execute();
  const touched = await listTouched(db, new Date(new Date(proposal.proposedAt).getTime() - week));
  const firstPeople = await listFirstPeople(db, proposal);
  return admins.map((admin) => {
    const at = touched.get(admin.id);
    const mayFrom = at === undefined ? undefined : new Date(new Date(at).getTime() + week).toISOString();
    return { ...admin, isFirst: firstPeople.has(admin.id), mayFrom };
  });
}

/** When, the last time. What the terminal did is left out: whoever works there needs no second account. */
async function listTouched(db: Kysely<Tables>, since: Date): Promise<Map<number | null, string>> {
  const rows = await db
    .selectFrom('auditLog')
    .select((row) => ['subjectId', row.fn.max('at').as('at')])
    .groupBy('subjectId')
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
  return new Map(rows.map(({ subjectId, at }) => [subjectId, at]));
}
