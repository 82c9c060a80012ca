import type { Kysely } from 'kysely';
import type { VersionRow, VersionsTable } from './content-tables.ts';
import type { Tables } from './tables.ts';

/** What a version is of. */
interface Owner {
  kind: VersionsTable['kind'];
  ownerId: number;
}

/** Call it in the transaction that writes what they are versions of. */
export const storeVersions = async (tx: Kysely<Tables>, versions: readonly VersionRow[]): Promise<void> => {
  await tx.insertInto('versions').values(versions).execute();
};

export const selectVersions = (db: Kysely<Tables>, { kind, ownerId }: Owner) =>
  db.selectFrom('versions').where('kind', '=', kind).where('ownerId', '=', ownerId);

/** Lists them without their values, which may be long, the latest first. */
export const listVersionRows = (db: Kysely<Tables>, owner: Owner): Promise<Omit<VersionRow, 'value'>[]> =>
  selectVersions(db, owner)
    .select(['kind', 'ownerId', 'version', 'title', 'isPublished', 'publishedAt', 'savedAt', 'savedBy'])
    .orderBy('version', 'desc')
    .execute();

export const findVersionRow = (
  db: Kysely<Tables>,
  { version, ...owner }: Owner & { version: number },
): Promise<VersionRow | undefined> =>
  selectVersions(db, owner).selectAll().where('version', '=', version).executeTakeFirst();

/** True when visitors have ever read it. */
export async function wasEverPublished(db: Kysely<Tables>, owner: Owner): Promise<boolean> {
  const published = selectVersions(db, owner).select('version').where('isPublished', '=', 1).limit(1);
  return (await published.executeTakeFirst()) !== undefined;
}

/** Finds when its first draft was saved; undefined for what began published. */
export async function findFirstDraftTime(db: Kysely<Tables>, owner: Owner): Promise<string | undefined> {
  const versions = selectVersions(db, owner).select(['savedAt', 'isPublished']).orderBy('version');
  const first = await versions.limit(1).executeTakeFirst();
  return first?.isPublished === 0 ? first.savedAt : undefined;
}

/** Notes that visitors read it from `at` on; of one that they have read before, the first time stays. */
export async function notePublished(
  tx: Kysely<Tables>,
  { kind, ownerId, version, at }: Owner & { version: number; at: string },
): Promise<void> {
  await tx
    .updateTable('versions')
    .set((row) => ({ isPublished: 1, publishedAt: row.fn.coalesce('publishedAt', row.val(at)) }))
    .where('kind', '=', kind)
    .where('ownerId', '=', ownerId)
    .where('version', '=', version)
    .execute();
}

/** Deletes the versions of what has gone for good. */
export async function deleteVersions(tx: Kysely<Tables>, { kind, ownerId }: Owner): Promise<void> {
  await tx.deleteFrom('versions').where('kind', '=', kind).where('ownerId', '=', ownerId).execute();
}
