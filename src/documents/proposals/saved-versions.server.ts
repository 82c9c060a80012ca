import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';

/** So many versions are in memory at once. */
const atOnce = 100;

/** What was saved of a document, the earliest first. */
export async function* readSavedVersions(
  db: Kysely<Tables>,
  { id, after, until }: { id: number; after: number; until: number },
) {
  let last = after;
  while (last < until) {
    const versions = await selectSavedVersions(db, id)
      .where('version', '>', last)
      .where('version', '<=', until)
      .orderBy('version')
      .limit(atOnce)
      .execute();
    if (versions.length === 0) return;
    yield* versions;
    last = versions.at(-1)?.version ?? until;
  }
}

export const selectSavedVersions = (db: Kysely<Tables>, documentId: number) =>
  db
    .selectFrom('documentVersions')
    .select(['version', 'value', 'savedBy', 'isPublished'])
    .where('documentId', '=', documentId);
