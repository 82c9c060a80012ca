import type { Kysely } from 'kysely';
import { type AuditContext, tellAdmins } from '#/db/audit-log.ts';
import type { DocumentProposalRow, DocumentRow, Tables } from '#/db/tables.ts';
import { findVersionRow } from '#/db/versions.ts';
import { type Write, write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { type AdminTrust, isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import { titleOf } from '../forms.server.ts';
import { logChange } from '../rows.server.ts';
import { getDocument } from '../store.server.ts';
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
  const row = await getDocument(db, id);
  const waiting = await findVersionRow(db, versionOf(proposal));
  if (!waiting) throw new Error(`Version ${proposal.version} of document ${id} waits, but is not stored.`);
  return { proposal, row, value: waiting.value };
}

/**
 * Finds what this person may confirm; the terminal, which has no staff id, may confirm all.
 * @throws {Refusal} as `requireProposal`; 403 for a person who may not confirm it, with the reason
 */
export async function requireConfirmable(
  db: Kysely<Tables>,
  { id, version, actor: { staffId }, now }: AuditContext & WhichProposal,
): Promise<OpenProposal> {
  const open = await requireProposal(db, { id, version });
  if (staffId === null) return open;
  const judgement = judgePeople(open.proposal, { admins: await listAdminTrust(db), now });
  const hindrance = judgement.hindranceOf(staffId);
  if (hindrance) throw new Refusal('needs-second-person', text.hindrances[hindrance]);
  return open;
}

const versionOf = ({ documentId: ownerId, version }: DocumentProposalRow) =>
  ({ kind: 'document', ownerId, version }) as const;

interface Proposing {
  row: DocumentRow;
  /** What waited until now. */
  open: DocumentProposalRow | undefined;
}

/**
 * Lets the newest version wait for a second person. It takes the place of the one that waited until now: there is never more
 * than one for a document.
 */
export async function propose(write: Write, { row, open }: Proposing): Promise<void> {
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
  await tellAdmins(tx, { kind: noticesOf(row.name).proposed, title: titleOf(row.name), actor, now });
}

/** Names the notices of a proposal: of the accounts they count as changes of them (`haveChanged`), of figures they do not. */
export const noticesOf = (name: string) =>
  name === 'finances'
    ? ({ proposed: 'figures-proposed', confirmed: 'figures-confirmed' } as const)
    : ({ proposed: 'proposed', confirmed: 'confirmed' } as const);

/** Finds who proposes the accounts, which somebody who only mends other words beside the same ones does not. */
async function findProposer({ tx, actor }: Write, { row, open }: Proposing) {
  const waiting = open && (await findVersionRow(tx, versionOf(open)));
  if (open && waiting && isGuardedSame(row, [waiting.value, row.value]))
    return { proposedBy: open.proposedBy, proposedByName: open.proposedByName };
  return { proposedBy: actor.staffId, proposedByName: actor.username };
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
    const isOwn = staffId !== null && listAuthors(proposal).includes(staffId);
    await dropProposal(write, { row, action: isOwn ? 'document.withdraw' : 'document.reject' });
  });

/** Lists who proposed it and who wrote a part of it; the terminal, which acts without a staff id, is left out. */
function listAuthors({ proposedBy, writers }: DocumentProposalRow): number[] {
  const ids: number[] = JSON.parse(writers);
  return proposedBy === null ? ids : [...ids, proposedBy];
}

export interface Judgement {
  confirmers: AdminTrust[];
  hindranceOf: (staffId: number) => Hindrance | undefined;
}

/** Judges who may confirm it at the moment of confirming, so that nothing done meanwhile helps (docs/decisions/019). */
export function judgePeople(
  proposal: DocumentProposalRow,
  { admins, now }: { admins: AdminTrust[]; now: Date },
): Judgement {
  const authors = listAuthors(proposal);
  const trusted = admins.filter((admin) => isTrusted(admin, now));
  const isTrustedId = (id: number) => trusted.some((admin) => admin.id === id);
  const areAuthorsTrusted = authors.every(isTrustedId);
  function hindranceOf(id: number): Hindrance | undefined {
    if (authors.includes(id)) return 'is-own';
    if (!areAuthorsTrusted) return 'author-not-trusted';
    return isTrustedId(id) ? undefined : 'not-trusted';
  }
  return { confirmers: trusted.filter(({ id }) => !hindranceOf(id)), hindranceOf };
}
