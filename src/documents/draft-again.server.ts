import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { readStored } from './forms.server.ts';
import { isGuardedSame } from './proposals/guarded.server.ts';
import { storeVersion } from './rows.server.ts';

/**
 * What was a draft when it was published, or when a form was published over it, is one again after that is undone: the
 * same text, of the same person and time.
 * @param stored before it was undone
 * @param row what visitors read now
 * @returns whether the text that was undone is left among the versions alone
 */
export async function draftAgain(
  tx: Kysely<Tables>,
  { stored, row, ...by }: AuditContext & { stored: DocumentRow; row: DocumentRow },
): Promise<boolean> {
  const draft = await findDraftBefore(tx, stored);
  // other accounts would come back without the names of all who wrote them, and one of those could confirm them
  if (!draft || !isGuardedSame(row.name, row.value, draft.value)) return true;
  const { value, savedAt, savedBy } = draft;
  await storeVersion(tx, {
    ...{ stored: row, value: readStored(row.name, value), written: { savedAt, savedBy }, ...by },
    draft: { published: false, publishAt: null },
  });
  return value !== stored.value;
}

/** The draft that a publication ended: the version that came out, or the one below it when that was stored by publishing. */
async function findDraftBefore(tx: Kysely<Tables>, { id, version, publishedVersion }: DocumentRow) {
  if (version !== publishedVersion) return undefined;
  const [out, below] = await tx
    .selectFrom('documentVersions')
    .select(['value', 'isPublished', 'publishedAt', 'savedAt', 'savedBy'])
    .where('documentId', '=', id)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (out?.publishedAt && out.savedAt < out.publishedAt) return out;
  return below?.isPublished === 0 ? below : undefined;
}
