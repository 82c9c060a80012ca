import type { Kysely } from 'kysely';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { type NewsInput, newsDraftSchema } from './schema.ts';
import { columnsOf } from './store.server.ts';
import { newsVersions } from './versions.server.ts';

/**
 * Keeps the times of articles that were written elsewhere, and writes the oldest first.
 * @throws {ZodError} for an article that the panel would refuse
 */
export async function importNews(
  tx: Kysely<Tables>,
  articles: readonly (NewsInput & { createdAt: string })[],
): Promise<void> {
  const rows = articles
    .map((article) => {
      const at = new Date(article.createdAt).toISOString();
      const draft = newsDraftSchema.parse(article);
      const isPublished = draft.published ? 1 : 0;
      const nobody = { createdBy: '', updatedBy: '' };
      return {
        ...columnsOf(draft),
        isPublished,
        isScheduled: 0,
        ...nobody,
        createdAt: at,
        updatedAt: at,
      } as const;
    })
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (rows.length === 0) return;
  const written = await tx.insertInto('news').values(rows).returningAll().execute();
  for (const row of written) await newsVersions.store(tx, { row, savedBy: '' });
  await raiseContentVersion(tx);
}
