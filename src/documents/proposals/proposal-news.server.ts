import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { formOf, isKnown, readStored, titleOf } from '../forms.server.ts';
import { listFirstPeople } from './first-people.server.ts';
import { requireProposal } from './proposal-rows.server.ts';
import type { ConfirmedChange, Proposal, ProposalNews, ProposalSummary } from './schema.ts';
import { listAdmins, listSecondPeople } from './second-person.server.ts';

/** What an admin is shown at the next sign-in. */
export async function readProposalNews(db: Kysely<Tables>, staffId: number): Promise<ProposalNews> {
  const rows = await db
    .selectFrom('documentProposals')
    .innerJoin('documents', 'documents.id', 'documentProposals.documentId')
    .selectAll('documentProposals')
    .select('documents.name')
    .execute();
  const known = rows.filter(({ name }) => isKnown(name));
  const proposals = await Promise.all(
    known.map(({ name, ...proposal }) => summarize(db, { proposal, name, staffId })),
  );
  return { proposals, changes: await listUnseen(db, staffId) };
}

/** @throws {Refusal} 404 when none waits */
export async function readProposal(
  db: Kysely<Tables>,
  { id, staffId }: { id: number; staffId: number },
): Promise<Proposal> {
  const { proposal, row, value } = await requireProposal(db, { id });
  const admins = await listAdmins(db, proposal);
  return {
    ...(await summarize(db, { proposal, name: row.name, staffId })),
    form: formOf(row.name),
    before: readStored(row.name, row.publishedValue),
    after: readStored(row.name, value),
    later: admins.flatMap(({ id, username, isFirst, isBehind, isHeldBack, mayFrom }) =>
      isFirst || !isHeldBack ? [] : [{ username, isBehind, since: mayFrom, isReader: id === staffId }],
    ),
    isOneAdmin: admins.length === 1,
  };
}

async function summarize(
  db: Kysely<Tables>,
  { proposal, name, staffId }: { proposal: DocumentProposalRow; name: string; staffId: number },
): Promise<ProposalSummary> {
  const people = await listSecondPeople(db, proposal);
  return {
    id: proposal.documentId,
    title: titleOf(name),
    version: proposal.version,
    proposedBy: proposal.proposedByName,
    proposedAt: proposal.proposedAt,
    isOwn: (await listFirstPeople(db, proposal)).has(staffId),
    mayConfirm: people.some(({ id }) => id === staffId),
    confirmers: people.map(({ username }) => username),
  };
}

/** Nobody reads more of them at once. */
const mostTold = 5;

async function listUnseen(db: Kysely<Tables>, staffId: number): Promise<ConfirmedChange[]> {
  const rows = await db
    .selectFrom('confirmedChanges as changes')
    .innerJoin('documents', 'documents.id', 'changes.documentId')
    .innerJoin('staff', (join) => join.on('staff.id', '=', staffId))
    .leftJoin('seenChanges as seen', (join) =>
      join.onRef('seen.changeId', '=', 'changes.id').on('seen.staffId', '=', staffId),
    )
    .select(['changes.id', 'name', 'proposedByName', 'confirmedByName', 'confirmedAt'])
    .where('seen.changeId', 'is', null)
    // who has come since has nothing to compare it with
    .whereRef('changes.confirmedAt', '>=', 'staff.createdAt')
    .orderBy('changes.id', 'desc')
    .limit(mostTold)
    .execute();
  return rows.map(({ id, name, proposedByName, confirmedByName, confirmedAt }) => ({
    ...{ id, title: titleOf(name), proposedBy: proposedByName },
    ...{ confirmedBy: confirmedByName, confirmedAt },
  }));
}

/** @throws {Refusal} 404 when there was no such change */
export async function markSeen(
  db: Kysely<Tables>,
  { change, staffId }: { change: number; staffId: number },
): Promise<void> {
  const known = await db
    .selectFrom('confirmedChanges')
    .select('id')
    .where('id', '=', change)
    .executeTakeFirst();
  if (!known) throw notFound(text.changeNotFound);
  await db
    .insertInto('seenChanges')
    .values({ changeId: change, staffId })
    .onConflict((conflict) => conflict.columns(['changeId', 'staffId']).doNothing())
    .execute();
}
