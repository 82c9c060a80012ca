import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { NewsInput } from './schema.ts';
import { newsStore } from './store.server.ts';

/**
 * Keeps the times of articles that were written elsewhere, and writes the oldest first.
 * @throws {ZodError} for an article that the panel would refuse
 */
export async function importNews(
  tx: Kysely<Tables>,
  articles: readonly (NewsInput & { createdAt: string })[],
): Promise<void> {
  const things = articles
    .map((draft) => ({ draft, at: new Date(draft.createdAt).toISOString(), ownColumns: { isScheduled: 0 } }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  await newsStore.importAll(tx, things);
}
