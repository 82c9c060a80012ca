import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { AuditAction } from '#/stored/kinds.ts';
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
  if (isGuardedSame(name, before, value)) {
    const published = await putOut(tx, { ...row, now: by.now });
    await record(tx, { row, before, after: value, action, ...by });
    // it was made over what visitors no longer read
    if (open) await dropProposal(tx, { row, action: 'document.withdraw', ...by });
    return published;
  }
  // publishing it once more makes nobody its author
  if (open?.version !== row.version) {
    await storeProposal(tx, { row, ...by });
    await record(tx, { row, before, after: value, action: 'document.propose', ...by });
  }
  return unschedule(tx, id);
}

/** Of what `publishOrPropose` gives: whether it waits for a second person. */
export const isHeldBack = ({
  version,
  publishedVersion,
}: Pick<DocumentRow, 'version' | 'publishedVersion'>) => version !== publishedVersion;
