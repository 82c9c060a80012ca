import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';

/** The actor of work that nobody asked for. */
export const housekeeping: Actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/** Deletes a job. @returns false when there was none, as when another server was quicker */
export async function forgetJob(
  tx: Kysely<Tables>,
  { kind, key }: { kind: 'variants' | 'copy'; key: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
