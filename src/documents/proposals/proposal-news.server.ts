import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import type { AccountRule, AdminNotice, Proposal, ProposalNews, ProposalSummary } from '../answers.server.ts';
import { formOf, isKnown, readStored, titleOf } from '../forms.server.ts';
import { hasOnlyExamples } from './accounts.server.ts';
import { isAuthor, judgePeople, requireProposal } from './proposals.server.ts';

interface Reader {
  staffId: number;
  now: Date;
}

/** Reads what an admin is shown at the next sign-in. */
export async function readProposalNews(db: Kysely<Tables>, reader: Reader): Promise<ProposalNews> {
  const rows = await db
    .selectFrom('documentProposals')
    .innerJoin('documents', 'documents.id', 'documentProposals.documentId')
    .selectAll('documentProposals')
    .select('documents.name')
    .execute();
  const known = rows.filter(({ name }) => isKnown(name));
  const proposals = await Promise.all(
    known.map(({ name, ...proposal }) => summarize(db, { proposal, name, ...reader })),
  );
  return { proposals, notices: await listUnseen(db, reader.staffId), rule: await readRule(db, reader) };
}

async function readRule(db: Kysely<Tables>, { staffId, now }: Reader): Promise<AccountRule> {
  const admins = await listAdminTrust(db);
  return {
    isFirst: await hasOnlyExamples(db),
    admins: admins.map(({ id, ...admin }) => ({
      username: admin.username,
      isReader: id === staffId,
      trustedFrom: admin.trustedFrom,
      isTrusted: isTrusted({ id, ...admin }, now),
    })),
  };
}

/** @throws {Refusal} 404 when none waits */
export async function readProposal(
  db: Kysely<Tables>,
  { id, ...reader }: Reader & { id: number },
): Promise<Proposal> {
  const { proposal, row, value } = await requireProposal(db, { id });
  const { hindranceOf } = await judgePeople(db, { proposal, now: reader.now });
  return {
    ...(await summarize(db, { proposal, name: row.name, ...reader })),
    form: formOf(row.name),
    before: readStored(row.name, row.publishedValue),
    after: readStored(row.name, value),
    hindrance: hindranceOf(reader.staffId) ?? null,
  };
}

async function summarize(
  db: Kysely<Tables>,
  { proposal, name, staffId, now }: Reader & { proposal: DocumentProposalRow; name: string },
): Promise<ProposalSummary> {
  const { confirmers } = await judgePeople(db, { proposal, now });
  return {
    id: proposal.documentId,
    title: titleOf(name),
    version: proposal.version,
    proposedBy: proposal.proposedByName,
    proposedAt: proposal.proposedAt,
    isOwn: isAuthor(proposal, staffId),
    mayConfirm: confirmers.some(({ id }) => id === staffId),
    confirmers: confirmers.map(({ username }) => username),
  };
}

/** Nobody reads more of them at once. */
const mostTold = 5;

async function listUnseen(db: Kysely<Tables>, staffId: number): Promise<AdminNotice[]> {
  return (
    db
      .selectFrom('adminNotices as notices')
      .innerJoin('staff', (join) => join.on('staff.id', '=', staffId))
      .leftJoin('seenNotices as seen', (join) =>
        join.onRef('seen.noticeId', '=', 'notices.id').on('seen.staffId', '=', staffId),
      )
      .select(['notices.id', 'kind', 'title', 'detail', 'byName as by', 'at'])
      .where('seen.noticeId', 'is', null)
      // a proposal is shown for as long as it waits
      .where('kind', '!=', 'proposed')
      // who has come since has nothing to compare it with
      .whereRef('notices.at', '>=', 'staff.createdAt')
      // a row of links hides no account
      .orderBy((notice) => notice('kind', '=', 'outside-link'))
      .orderBy('notices.id', 'desc')
      .limit(mostTold)
      .execute()
  );
}

/** Notes that a person has read a notice. @throws {Refusal} 404 when there was no such notice */
export async function markSeen(
  db: Kysely<Tables>,
  { notice, staffId }: { notice: number; staffId: number },
): Promise<void> {
  const known = await db.selectFrom('adminNotices').select('id').where('id', '=', notice).executeTakeFirst();
  if (!known) throw notFound(text.noticeNotFound);
  await db
    .insertInto('seenNotices')
    .values({ noticeId: notice, staffId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
