import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { presentOperation } from './row.server.ts';
import type { Operation } from './schema.ts';
import { storeOperationVersion } from './versions.server.ts';

/** Makes a draft of it, in a version of its own. */
export async function withdrawOperation(
  tx: Kysely<Tables>,
  { id, actor, now }: AuditContext & { id: number },
): Promise<Operation> {
  const row = await tx
    .updateTable('operations')
    .set({ isPublished: 0, updatedBy: actor.username })
    .set((stored) => ({ updatedAt: now.toISOString(), version: stored('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeOperationVersion(tx, { row, savedBy: actor.username });
  return presentOperation(row);
}
