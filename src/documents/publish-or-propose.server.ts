import type { Kysely } from 'kysely';
import type { Notice } from '#/content/notice.ts';
import { tellAdmins } from '#/db/admin-notices.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { readStored, titleOf } from './forms.server.ts';
import { areFirstAccounts } from './proposals/first-accounts.server.ts';
import { isGuardedSame } from './proposals/guarded.server.ts';
import { dropProposal, findProposal, storeProposal } from './proposals/proposal-rows.server.ts';
import { putOut, record, unschedule } from './rows.server.ts';

/**
 * The one road by which a document comes before visitors. What takes two people waits for the second: the whole
 * document does, and visitors go on reading what they read.
 * Call it in a transaction that raises the content version.
 * @param row as it was saved last
 * @param action for the log, when it does not wait
 */
export async function publishOrPropose(
  tx: Kysely<Tables>,
  { row, action, ...by }: AuditContext & { row: DocumentRow; action: AuditAction },
): Promise<DocumentRow> {
  const { id, name, value, publishedValue: before } = row;
  const open = await findProposal(tx, id);
  const isSame = isGuardedSame(name, before, value);
  // who planned it may be an admin no more when its time comes
  const mayBeFirst = !isSame && action !== 'document.publish-planned';
  const isFirst = mayBeFirst && (await areFirstAccounts(tx, { before, after: value }));
  if (isSame || isFirst) {
    const published = await putOut(tx, { ...row, now: by.now });
    await record(tx, { row, before, after: value, action, ...by });
    // it was made over what visitors no longer read
    if (open) await dropProposal(tx, { row, action: 'document.withdraw', ...by });
    if (isFirst) await tellAdmins(tx, { kind: 'first-accounts', title: titleOf(name), ...by });
    await tellOfOutsideLink(tx, { row, before, ...by });
    return published;
  }
  // publishing it once more makes nobody its author
  if (open?.version !== row.version) {
    await storeProposal(tx, { row, open, ...by });
    await record(tx, { row, before, after: value, action: 'document.propose', ...by });
    await tellAdmins(tx, { kind: 'proposed', title: titleOf(name), ...by });
  }
  return unschedule(tx, id);
}

/** The notice stands on every page, so all admins hear of it when it leads to somebody else's. */
async function tellOfOutsideLink(
  tx: Kysely<Tables>,
  { row: { name, value }, before, ...by }: AuditContext & { row: DocumentRow; before: string },
): Promise<void> {
  if (name !== 'notice') return;
  const [was, is] = [before, value].map((json) => shownLink(readStored(name, json) as Notice));
  if (is && is !== was && /^https?:/i.test(is))
    await tellAdmins(tx, { kind: 'outside-link', title: titleOf(name), detail: is, ...by });
}

const shownLink = ({ isOn, link }: Notice) => (isOn ? link?.address : undefined);

/** Of what `publishOrPropose` gives: whether it waits for a second person. */
export const isHeldBack = ({
  version,
  publishedVersion,
}: Pick<DocumentRow, 'version' | 'publishedVersion'>) => version !== publishedVersion;
