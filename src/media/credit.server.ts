import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { requireOwnAccounts } from '#/db/require-own-accounts.ts';
import type { Tables } from '#/db/tables.ts';
import type { CheckShown } from './guard-shown.server.ts';
import { findFileName } from './library-picture.ts';
import { presentMedia, subjectOf, withUses, wordsOf } from './store.server.ts';

/**
 * Says who took the pictures of the library among these; what is already said of one stays.
 * @throws {Refusal} 400 when another account would stand in a picture's words, and as `check` does
 */
export async function creditPictures(
  tx: Kysely<Tables>,
  {
    addresses,
    credit,
    check,
    actor,
    now,
  }: AuditContext & { addresses: readonly string[]; credit: string; check: CheckShown },
): Promise<void> {
  const names = addresses.flatMap((address) => findFileName(address) ?? []);
  if (names.length === 0) return;
  const rows = await withUses(tx)
    .where('media.fileName', 'in', names)
    .where('media.credit', '=', '')
    .where('media.deletedAt', 'is', null)
    .execute();
  if (rows.length === 0) return;
  await check(
    tx,
    rows.map(({ id }) => id),
  );
  for (const before of rows.map(presentMedia)) {
    const after = { ...before, credit };
    await requireOwnAccounts(tx, {
      ...{ texts: wordsOf(after), before: wordsOf(before) },
      ...{ title: before.originalName, actor, now },
    });
    await tx.updateTable('media').set({ credit }).where('id', '=', before.id).execute();
    const change = changeBetween(before, after);
    await recordAudit(tx, { actor, now, action: 'media.update', subject: subjectOf(after), change });
  }
}
