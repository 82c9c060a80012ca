import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { listFirstPeople } from './first-people.server.ts';
import { listTouches, type Touch } from './touches.server.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * The admins who may confirm a proposal: neither who made it nor who wrote it, nor who stands behind one of them, and
 * nobody whose account somebody else has made, changed or opened since a week before it (docs/decisions/019).
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
  /** Has touched the account of one who did, or of somebody who in turn has. */
  isBehind: boolean;
  /** For who is behind it, or whose own account was touched: a week later, ISO 8601 UTC. */
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
  const touches = await listTouches(db, new Date(new Date(proposal.proposedAt).getTime() - week));
  const firstPeople = await listFirstPeople(db, proposal);
  const before = touches.filter(({ at }) => at <= proposal.proposedAt);
  const behind = listTouchesBehind(before, firstPeople);
  return admins.map((admin) => {
    const isBehind = behind.some(({ by }) => by === admin.id);
    const last = touches.findLast(
      (touch) => touch.account === admin.id || (touch.by === admin.id && behind.includes(touch)),
    );
    const mayFrom = last && new Date(new Date(last.at).getTime() + week).toISOString();
    return { ...admin, isFirst: firstPeople.has(admin.id), isBehind, mayFrom };
  });
}

/** Those of the first people's accounts, and of the accounts of whoever touched them, however many steps away. */
function listTouchesBehind(touches: Touch[], firstPeople: Set<number | null>): Touch[] {
  const people = new Set(firstPeople);
  // who is added meanwhile is walked, too
  for (const person of people)
    for (const { account, by } of touches) if (account === person && by !== null) people.add(by);
  return touches.filter(({ account }) => people.has(account));
}
