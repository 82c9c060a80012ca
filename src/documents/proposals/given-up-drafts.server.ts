import type { Kysely } from 'kysely';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { isGuardedSame } from './guarded.server.ts';
import { readSavedVersions } from './saved-versions.server.ts';

export interface SavedPart {
  /** JSON of the whole document. */
  value: string;
  /** A username. */
  savedBy: string;
}

/**
 * The versions in which these parts were saved first, before the version that visitors read: bringing back
 * a draft that was given up makes nobody its writer. Not those that visitors have read since, at which two people have looked.
 */
export async function listGivenUp(
  db: Kysely<Tables>,
  {
    document: { id, name, publishedVersion },
    parts,
  }: { document: Pick<DocumentRow, 'id' | 'name' | 'publishedVersion'>; parts: SavedPart[] },
): Promise<SavedPart[]> {
  const found = new Map<SavedPart, { first: SavedPart; isRead: boolean }>();
  for await (const version of readSavedVersions(db, { id, after: 0, until: publishedVersion }))
    for (const part of parts) {
      if (!isGuardedSame(name, part.value, version.value)) continue;
      const { first = version, isRead = false } = found.get(part) ?? {};
      found.set(part, { first, isRead: isRead || version.isPublished === 1 });
    }
  return [...found.values()].flatMap(({ first, isRead }) => (isRead ? [] : [first]));
}
