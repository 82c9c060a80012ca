import type { Kysely } from 'kysely';
import { tellAdmins } from '#/db/admin-notices.ts';
import type { Actor, AuditContext } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentProposalRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { type AdminTrust, isTrusted, listAdminTrust } from '#/staff/trust.server.ts';
import { requireFaultless } from '../faultless.server.ts';
import { readStored, titleOf } from '../forms.server.ts';
import { putOut, record } from '../rows.server.ts';
import { deleteProposal, dropProposal, requireProposal } from './proposal-rows.server.ts';
import type { Hindrance } from './schema.ts';

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
    await requireSecondPerson(tx, { proposal, actor, now });
    await requireFaultless(tx, { name: row.name, value: readStored(row.name, value) });
    await putOut(tx, { id, value, version, now });
    await deleteProposal(tx, id);
    const [title, detail] = [titleOf(row.name), proposal.proposedByName];
    await tellAdmins(tx, { kind: 'confirmed', title, detail, actor, now });
    await record(tx, {
      ...{ row, before: row.publishedValue, after: value },
      ...{ action: 'document.confirm', actor, now },
    });
  });
}

/** @throws {Refusal} 403 for who may not confirm this proposal, with the reason */
export async function requireSecondPerson(
  db: Kysely<Tables>,
  { proposal, actor: { staffId }, now }: { proposal: DocumentProposalRow; actor: Actor; now: Date },
): Promise<void> {
  if (staffId === null) return;
  const hindrance = (await judgePeople(db, { proposal, now })).hindranceOf(staffId);
  if (hindrance) throw new Refusal('needs-second-person', text.hindrances[hindrance]);
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
    const isOwn = staffId !== null && isAuthor(proposal, staffId);
    await dropProposal(tx, { row, action: isOwn ? 'document.withdraw' : 'document.reject', ...by });
  });
}

type ProposalPeople = Pick<DocumentProposalRow, 'proposedBy' | 'writers'>;

/** Lists who proposed it and who wrote a part of it; the terminal, which acts without a staff id, is left out. */
function listAuthors({ proposedBy, writers }: ProposalPeople): number[] {
  const ids: number[] = JSON.parse(writers);
  return proposedBy === null ? ids : [...ids, proposedBy];
}

export const isAuthor = (proposal: ProposalPeople, staffId: number): boolean =>
  listAuthors(proposal).includes(staffId);

/** Judged at the moment of confirming, so that nothing which is done meanwhile helps (docs/decisions/019). */
export async function judgePeople(
  db: Kysely<Tables>,
  { proposal, now }: { proposal: ProposalPeople; now: Date },
): Promise<{
  admins: AdminTrust[];
  confirmers: AdminTrust[];
  hindranceOf: (id: number) => Hindrance | undefined;
}> {
  const admins = await listAdminTrust(db);
  const trusted = admins.filter((admin) => isTrusted(admin, now));
  const isTrustedId = (id: number) => trusted.some((admin) => admin.id === id);
  const areAuthorsTrusted = listAuthors(proposal).every(isTrustedId);
  function hindranceOf(id: number): Hindrance | undefined {
    if (isAuthor(proposal, id)) return 'is-own';
    if (!areAuthorsTrusted) return 'author-not-trusted';
    return isTrustedId(id) ? undefined : 'not-trusted';
  }
  return { admins, confirmers: trusted.filter(({ id }) => !hindranceOf(id)), hindranceOf };
}
