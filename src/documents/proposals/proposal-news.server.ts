import type { Kysely } from 'kysely';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { type AdminTrust, isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import type { AccountRule, AdminNotice, Proposal, ProposalNews, ProposalSummary } from '../answers.server.ts';
import { findPermitPath, sayDetail } from '../ending-permits.server.ts';
import { formOf, isKnown, readStored, titleOf } from '../forms.server.ts';
import { hasOnlyExamples } from './accounts.server.ts';
import { type Judgement, judgePeople, requireProposal } from './proposals.server.ts';

interface Reader {
  staffId: number;
  now: Date;
}

/** Reads what an admin is shown at the next sign-in. */
export async function readProposalNews(db: Kysely<Tables>, { staffId, now }: Reader): Promise<ProposalNews> {
  const admins = await listAdminTrust(db);
  const waiting = await db
    .selectFrom('documentProposals')
    .innerJoin('documents', 'documents.id', 'documentProposals.documentId')
    .selectAll('documentProposals')
    .select('documents.name')
    .execute();
  const proposals = waiting
    .filter(({ name }) => isKnown(name))
    .map((proposal) => summarize(proposal, { staffId, ...judgePeople(proposal, { admins, now }) }));
  const rule = {
    isFirst: await hasOnlyExamples(db),
    admins: admins.map((admin) => ruleFor(admin, { staffId, now })),
  };
  const notices = (await listUnseen(db, staffId)).map(async (notice) => {
    const href = await findPermitPath(db, notice);
    return { ...notice, detail: sayDetail(notice, now), ...(href && { href }) };
  });
  return { proposals, notices: await Promise.all(notices), rule };
}

const ruleFor = (admin: AdminTrust, { staffId, now }: Reader): AccountRule['admins'][number] => ({
  username: admin.username,
  isReader: admin.id === staffId,
  trustedFrom: admin.trustedFrom,
  isTrusted: isTrusted(admin, now),
});

/** @throws {Refusal} 404 when none waits */
export async function readProposal(
  db: Kysely<Tables>,
  { id, staffId, now }: Reader & { id: number },
): Promise<Proposal> {
  const {
    proposal,
    row: { name, publishedValue },
    value,
  } = await requireProposal(db, { id });
  const judgement = judgePeople(proposal, { admins: await listAdminTrust(db), now });
  return {
    ...summarize({ ...proposal, name }, { staffId, ...judgement }),
    form: formOf(name),
    before: readStored(name, publishedValue),
    after: readStored(name, value),
    hindrance: judgement.hindranceOf(staffId) ?? null,
  };
}

const summarize = (
  proposal: DocumentProposalRow & { name: string },
  { staffId, confirmers, hindranceOf }: Judgement & { staffId: number },
): ProposalSummary => ({
  id: proposal.documentId,
  name: proposal.name,
  title: titleOf(proposal.name),
  version: proposal.version,
  proposedBy: proposal.proposedByName,
  proposedAt: proposal.proposedAt,
  isOwn: hindranceOf(staffId) === 'is-own',
  mayConfirm: hindranceOf(staffId) === undefined,
  confirmers: confirmers.map(({ username }) => username),
});

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
      .where('kind', 'not in', ['proposed', 'figures-proposed'])
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
