import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { presentNews } from './row.server.ts';
import type { News } from './schema.ts';
import { storeNewsVersion } from './versions.server.ts';

/** Makes a draft of it, in a version of its own. */
export async function withdrawNews(
  tx: Kysely<Tables>,
  { id, actor, now }: AuditContext & { id: number },
): Promise<News> {
  const row = await tx
    .updateTable('news')
    .set({ isPublished: 0, isScheduled: 0, scheduledBy: null, updatedBy: actor.username })
    .set((stored) => ({ updatedAt: now.toISOString(), version: stored('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeNewsVersion(tx, { row, savedBy: actor.username });
  return presentNews(row);
}
