import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { day } from '#/format/durations.ts';
import { listFirstPeople } from './first-people.server.ts';
import { listTouches, type Touch } from './touches.server.ts';

const week = 7 * day;

/**
 * The admins who may confirm a proposal: neither who made it nor who wrote it, nor who stands behind one of them, and
 * nobody whose account somebody else has made, changed or opened since a week before it, or has handed the password of
 * (docs/decisions/019).
 */
export async function listSecondPeople(
  db: Kysely<Tables>,
  proposal: DocumentProposalRow,
): Promise<{ id: number; username: string }[]> {
  const admins = await listAdmins(db, proposal);
  return admins.filter(({ isFirst, isHeldBack }) => !isFirst && !isHeldBack);
}

interface JudgedAdmin {
  id: number;
  username: string;
  /** Made the proposal or wrote a part of it. */
  isFirst: boolean;
  /** Has touched the account of one who did, or of somebody who in turn has. */
  isBehind: boolean;
  /** Is behind it, or somebody else has touched this account. */
  isHeldBack: boolean;
  /** A week after the last of that, ISO 8601 UTC; null while it lasts. */
  mayFrom: string | null;
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
    const own = touches.filter(
      (touch) => touch.account === admin.id || (touch.by === admin.id && behind.includes(touch)),
    );
    const last = own.at(-1);
    const isOver = last && !own.some(({ lasts }) => lasts);
    const mayFrom = isOver ? new Date(new Date(last.at).getTime() + week).toISOString() : null;
    return {
      ...admin,
      isFirst: firstPeople.has(admin.id),
      isBehind,
      isHeldBack: last !== undefined,
      mayFrom,
    };
  });
}

/** Those of the first people's accounts, and of all accounts that touched them, however many steps away. */
function listTouchesBehind(touches: Touch[], firstPeople: Set<number | null>): Touch[] {
  const people = new Set(firstPeople);
  // who is added meanwhile is walked, too
  for (const person of people)
    for (const { account, by } of touches) if (account === person && by !== null) people.add(by);
  return touches.filter(({ account }) => people.has(account));
}
