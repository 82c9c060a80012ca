import type { Kysely } from 'kysely';
import { tellAdmins } from '#/db/admin-notices.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentProposalRow, DocumentRow, Tables } from '#/db/tables.ts';
import { findVersionRow } from '#/db/versions.ts';
import { type Write, write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { type AdminTrust, isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import { titleOf } from '../forms.server.ts';
import { logChange } from '../rows.server.ts';
import { isGuardedSame } from './accounts.server.ts';
import type { Hindrance } from './schema.ts';

export interface WhichProposal {
  /** Of the document. */
  id: number;
  /** The version that the person has looked at. */
  version: number;
}

/** A document with the one version of it that waits. */
export interface OpenProposal {
  proposal: DocumentProposalRow;
  row: DocumentRow;
  /** JSON: what visitors would read. */
  value: string;
}

export const findProposal = (db: Kysely<Tables>, id: number): Promise<DocumentProposalRow | undefined> =>
  db.selectFrom('documentProposals').selectAll().where('documentId', '=', id).executeTakeFirst();

/** @throws {Refusal} 404 when none waits; 409 when it is another than `version` */
export async function requireProposal(
  db: Kysely<Tables>,
  { id, version }: { id: number; version?: number },
): Promise<OpenProposal> {
  const proposal = await findProposal(db, id);
  if (!proposal) throw new Refusal('not-found', text.notFound);
  if (version !== undefined && version !== proposal.version)
    throw new Refusal('changed-meanwhile', text.changedMeanwhile);
  const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const waiting = await findVersionRow(db, { kind: 'document', ownerId: id, version: proposal.version });
  if (!waiting) throw new Error(`Version ${proposal.version} of document ${id} waits, but is not stored.`);
  return { proposal, row, value: waiting.value };
}

/**
 * Lets the newest version wait for a second person. It takes the place of the one that waited until now: there is never more
 * than one for a document.
 * @param open what waited until now
 */
export async function propose(
  write: Write,
  { row, open }: { row: DocumentRow; open: DocumentProposalRow | undefined },
): Promise<void> {
  // publishing it once more makes nobody its author
  if (open?.version === row.version) return;
  const { tx, actor, now, at } = write;
  const proposer = await findProposer(write, { row, open });
  await deleteProposal(write, row.id);
  await tx
    .insertInto('documentProposals')
    .values({
      documentId: row.id,
      version: row.version,
      writers: row.accountWriters,
      ...proposer,
      proposedAt: at,
    })
    .execute();
  const [before, after] = [row.publishedValue, row.value];
  await logChange(write, { row, before, after, action: 'document.propose' });
  await tellAdmins(tx, { kind: 'proposed', title: titleOf(row.name), actor, now });
}

/** Finds who proposes the accounts, which who only mends other words beside the same ones has not done. */
async function findProposer(
  { tx, actor }: Write,
  { row, open }: { row: DocumentRow; open: DocumentProposalRow | undefined },
): Promise<Pick<DocumentProposalRow, 'proposedBy' | 'proposedByName'>> {
  const waiting = open && (await requireProposal(tx, { id: row.id }));
  if (!waiting || !isGuardedSame(row.name, waiting.value, row.value))
    return { proposedBy: actor.staffId, proposedByName: actor.username };
  const { proposedBy, proposedByName } = waiting.proposal;
  return { proposedBy, proposedByName };
}

/** Drops what waits; visitors go on reading what they read. */
export async function dropProposal(
  write: Write,
  { row, action }: { row: DocumentRow; action: 'document.withdraw' | 'document.reject' },
): Promise<void> {
  await deleteProposal(write, row.id);
  await logChange(write, { row, before: row.publishedValue, after: row.publishedValue, action });
}

export async function deleteProposal({ tx }: Write, id: number): Promise<void> {
  await tx.deleteFrom('documentProposals').where('documentId', '=', id).execute();
}

/** Withdraws what its author takes back, and rejects it for anybody else. @throws {Refusal} 404; 409 when it is another version */
export const withdrawProposal = (
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & WhichProposal,
): Promise<void> =>
  write(db, by, async (write) => {
    const { proposal, row } = await requireProposal(write.tx, { id, version });
    const { staffId } = by.actor;
    const isOwn = staffId !== null && isAuthor(proposal, staffId);
    await dropProposal(write, { row, action: isOwn ? 'document.withdraw' : 'document.reject' });
  });

/** @throws {Refusal} 403 for who may not confirm this proposal, with the reason; not for the terminal, which has no staff id */
export async function requireSecondPerson(
  db: Kysely<Tables>,
  { proposal, actor: { staffId }, now }: AuditContext & { proposal: DocumentProposalRow },
): Promise<void> {
  if (staffId === null) return;
  const hindrance = (await judgePeople(db, { proposal, now })).hindranceOf(staffId);
  if (hindrance) throw new Refusal('needs-second-person', text.hindrances[hindrance]);
}

/** Lists who proposed it and who wrote a part of it; the terminal, which acts without a staff id, is left out. */
function listAuthors({ proposedBy, writers }: DocumentProposalRow): number[] {
  const ids: number[] = JSON.parse(writers);
  return proposedBy === null ? ids : [...ids, proposedBy];
}

export const isAuthor = (proposal: DocumentProposalRow, staffId: number): boolean =>
  listAuthors(proposal).includes(staffId);

interface Judgement {
  confirmers: AdminTrust[];
  hindranceOf: (staffId: number) => Hindrance | undefined;
}

/** Judges who may confirm it now, at the moment of confirming, so that nothing done meanwhile helps (docs/decisions/019). */
export async function judgePeople(
  db: Kysely<Tables>,
  { proposal, now }: { proposal: DocumentProposalRow; now: Date },
): Promise<Judgement> {
  const trusted = (await listAdminTrust(db)).filter((admin) => isTrusted(admin, now));
  const isTrustedId = (id: number) => trusted.some((admin) => admin.id === id);
  const areAuthorsTrusted = listAuthors(proposal).every(isTrustedId);
  function hindranceOf(id: number): Hindrance | undefined {
    if (isAuthor(proposal, id)) return 'is-own';
    if (!areAuthorsTrusted) return 'author-not-trusted';
    return isTrustedId(id) ? undefined : 'not-trusted';
  }
  return { confirmers: trusted.filter(({ id }) => !hindranceOf(id)), hindranceOf };
}
