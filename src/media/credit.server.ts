import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { findFileName } from './library-picture.ts';
import { presentMedia, subjectOf, withUses } from './store.server.ts';

/** Says who took the pictures of the library among these; what is already said of one stays. */
export async function creditPictures(
  tx: Kysely<Tables>,
  { addresses, credit, actor, now }: AuditContext & { addresses: readonly string[]; credit: string },
): Promise<void> {
  const names = addresses.flatMap((address) => findFileName(address) ?? []);
  if (names.length === 0) return;
  const rows = await withUses(tx)
    .where('media.fileName', 'in', names)
    .where('media.credit', '=', '')
    .where('media.deletedAt', 'is', null)
    .execute();
  for (const before of rows.map(presentMedia)) {
    const after = { ...before, credit };
    await tx.updateTable('media').set({ credit }).where('id', '=', before.id).execute();
    const change = changeBetween(before, after);
    await recordAudit(tx, { actor, now, action: 'media.update', subject: subjectOf(after), change });
  }
}
