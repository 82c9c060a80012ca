import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentProposalRow, DocumentRow, Tables } from '#/db/tables.ts';
import { selectVersions } from '#/db/versions.ts';
import { Refusal } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { record } from '../rows.server.ts';
import { isGuardedSame } from './guarded.server.ts';

export const findProposal = (db: Kysely<Tables>, id: number): Promise<DocumentProposalRow | undefined> =>
  db.selectFrom('documentProposals').selectAll().where('documentId', '=', id).executeTakeFirst();

/** A document with the one version of it that waits. */
export interface OpenProposal {
  proposal: DocumentProposalRow;
  row: DocumentRow;
  /** JSON: what visitors would read. */
  value: string;
}

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
  const { value } = await selectVersions(db, { kind: 'document', ownerId: id })
    .select('value')
    .where('version', '=', proposal.version)
    .executeTakeFirstOrThrow();
  return { proposal, row, value };
}

/**
 * Takes the place of the one that waited until now: there is never more than one for a document. Who only mends other words
 * beside the same accounts has not proposed them.
 */
export async function storeProposal(
  tx: Kysely<Tables>,
  { row, open, actor, now }: AuditContext & { row: DocumentRow; open: DocumentProposalRow | undefined },
): Promise<void> {
  const waiting = open && (await requireProposal(tx, { id: row.id }));
  const isSame = waiting && isGuardedSame(row.name, waiting.value, row.value);
  const { proposedBy, proposedByName } = isSame
    ? waiting.proposal
    : { proposedBy: actor.staffId, proposedByName: actor.username };
  await deleteProposal(tx, row.id);
  await tx
    .insertInto('documentProposals')
    .values({
      ...{ documentId: row.id, version: row.version, writers: row.accountWriters },
      ...{ proposedBy, proposedByName, proposedAt: now.toISOString() },
    })
    .execute();
}

/** Visitors go on reading what they read. */
export async function dropProposal(
  tx: Kysely<Tables>,
  {
    row,
    action,
    ...by
  }: AuditContext & { row: DocumentRow; action: 'document.withdraw' | 'document.reject' },
): Promise<void> {
  await deleteProposal(tx, row.id);
  await record(tx, { row, before: row.publishedValue, after: row.publishedValue, action, ...by });
}

export async function deleteProposal(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.deleteFrom('documentProposals').where('documentId', '=', id).execute();
}
