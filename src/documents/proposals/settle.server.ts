import type { Kysely } from 'kysely';
import type { Actor, AuditContext } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { requireFaultless } from '../faultless.server.ts';
import { readStored } from '../forms.server.ts';
import { putOut, record } from '../rows.server.ts';
import { listFirstPeople } from './first-people.server.ts';
import { deleteProposal, dropProposal, requireProposal } from './proposal-rows.server.ts';
import { listAdmins } from './second-person.server.ts';

interface Which {
  id: number;
  /** The version that the person has looked at. */
  version: number;
}

/**
 * Visitors read the version that waited. The terminal, which nobody else stands behind, acts without a staff id.
 * @throws {Refusal} 404; 409 when it is another version; 403 for who may not confirm it; 400 when it breaks a rule
 */
export async function confirmProposal(
  db: Kysely<Tables>,
  { id, version, actor, now }: AuditContext & Which,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const { proposal, row, value } = await requireProposal(tx, { id, version });
    await requireSecondPerson(tx, { proposal, actor });
    await requireFaultless(tx, { name: row.name, value: readStored(row.name, value) });
    await putOut(tx, { id, value, version, now });
    await deleteProposal(tx, id);
    await tx
      .insertInto('confirmedChanges')
      .values({
        ...{ documentId: id, version, proposedByName: proposal.proposedByName },
        ...{ confirmedByName: actor.username, confirmedAt: now.toISOString() },
      })
      .execute();
    await record(tx, {
      ...{ row, before: row.publishedValue, after: value },
      ...{ action: 'document.confirm', actor, now },
    });
  });
}

/** @throws {Refusal} 403 for who may not confirm this proposal, with the reason */
export async function requireSecondPerson(
  db: Kysely<Tables>,
  { proposal, actor: { staffId } }: { proposal: DocumentProposalRow; actor: Actor },
): Promise<void> {
  if (staffId === null) return;
  const admin = (await listAdmins(db, proposal)).find(({ id }) => id === staffId);
  if (admin?.isFirst) throw new Refusal('needs-second-person', text.isOwn);
  if (admin?.isBehind) throw new Refusal('needs-second-person', text.isBehind);
  if (!admin || admin.isHeldBack) throw new Refusal('needs-second-person', text.isTooNew);
}

/** Its author takes it back, anybody else rejects it. @throws {Refusal} 404; 409 when it is another version */
export async function withdrawProposal(
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & Which,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const { proposal, row } = await requireProposal(tx, { id, version });
    const { staffId } = by.actor;
    const isOwn = staffId !== null && (await listFirstPeople(tx, proposal)).has(staffId);
    await dropProposal(tx, { row, action: isOwn ? 'document.withdraw' : 'document.reject', ...by });
  });
}
