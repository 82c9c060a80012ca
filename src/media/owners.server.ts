import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { OperationOfPicture, PictureUse } from './answers.server.ts';

export type OwnerKind = PictureUse['kind'];

interface OwnerPlan {
  table: 'news' | 'operations' | 'photos' | 'documents';
  deletedAt: RawBuilder<string | null>;
  /** A number over 0 where only who may publish may change its pictures. */
  guarded: RawBuilder<number>;
  /** The operation that its pictures belong to. */
  operationId: RawBuilder<number | null>;
}

const [deletedAt, none] = [sql<string | null>`owner.deleted_at`, sql<null>`null`];
const ownOperation = sql<number | null>`owner.operation_id`;
const published = sql<number>`owner.is_published`;
const publishedOrPlanned = sql<number>`owner.is_published + owner.is_scheduled`;
const [always, never] = [sql<number>`1`, sql<number>`0`];

/** Kinds that show pictures; a new one is a line here. The gallery's photos are everybody's, documents are for admins anyway. */
const pictureOwners: Record<OwnerKind, OwnerPlan> = {
  news: { table: 'news', deletedAt, guarded: publishedOrPlanned, operationId: ownOperation },
  operation: { table: 'operations', deletedAt, guarded: published, operationId: sql`owner.id` },
  photo: { table: 'photos', deletedAt, guarded: never, operationId: ownOperation },
  document: { table: 'documents', deletedAt: none, guarded: always, operationId: none },
};

/** A query for the uses of pictures, each beside what is known of its owner. */
const ownedUses = (db: Kysely<Tables>) =>
  Object.entries(pictureOwners)
    .map(([kind, owner]) =>
      db
        .selectFrom('pictureUses as use')
        // the tables share the columns used here, but Kysely cannot type a union of them
        .leftJoin(`${owner.table as 'news'} as owner`, 'owner.id', 'use.ownerId')
        .where('use.ownerKind', '=', kind)
        .selectAll('use')
        .select([owner.deletedAt.as('deletedAt'), owner.guarded.as('guarded')])
        .select(owner.operationId.as('operationId')),
    )
    .reduce((all, uses) => all.unionAll(uses));

/** Lists where pictures are used, also in the bin, because that may come back. */
export async function listPictureUses(db: Kysely<Tables>, ids: readonly number[]): Promise<PictureUse[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(ownedUses(db).as('use'))
    .innerJoin('media', 'media.fileName', 'use.fileName')
    // the database takes this into each kind's part, but no condition on what is joined
    .where('use.fileName', 'in', db.selectFrom('media').select('fileName').where('id', 'in', ids))
    .select(['media.id as mediaId', 'media.originalName', 'use.ownerKind as kind', 'use.ownerId as id'])
    .select(['use.title', 'use.place', 'use.deletedAt'])
    .orderBy('media.id')
    .orderBy('use.ownerKind')
    .orderBy('use.ownerId', 'desc')
    .orderBy('use.place')
    .execute();
  // `notePictureUses` writes only known kinds and places
  return rows.map(({ deletedAt, ...use }) => ({ ...use, isInBin: deletedAt !== null }) as PictureUse);
}

/** Tells whether one of these files is shown, outside the bin, where only who may publish may change it. */
export async function isGuarded(db: Kysely<Tables>, fileNames: readonly string[]): Promise<boolean> {
  if (fileNames.length === 0) return false;
  const use = await db
    .selectFrom(ownedUses(db).as('use'))
    .where('use.fileName', 'in', fileNames)
    .where('use.deletedAt', 'is', null)
    .where('use.guarded', '>', 0)
    .select('use.ownerId')
    .executeTakeFirst();
  return use !== undefined;
}

/** The uses by operations, and by what belongs to one, outside the bin. */
export const usesForOperations = (db: Kysely<Tables>) =>
  db
    .selectFrom(ownedUses(db).as('use'))
    .innerJoin('operations', 'operations.id', 'use.operationId')
    .where('use.deletedAt', 'is', null)
    .where('operations.deletedAt', 'is', null);

/**
 * Lists the operations that pictures belong to, by the file's name: their own, and those of news and photos that show them.
 * @param fileNames all pictures when left out
 */
export async function listOperationsOf(
  db: Kysely<Tables>,
  fileNames?: readonly string[],
): Promise<Map<string, OperationOfPicture[]>> {
  if (fileNames?.length === 0) return new Map();
  const rows = await usesForOperations(db)
    .select(['use.fileName', 'use.ownerId', 'operations.id', 'operations.title'])
    .$if(fileNames !== undefined, (uses) => uses.where('use.fileName', 'in', fileNames ?? []))
    .execute();
  const found = new Map<string, Map<number, OperationOfPicture>>();
  for (const { fileName, id, title } of rows.toSorted((a, b) => b.ownerId - a.ownerId)) {
    const known = found.get(fileName) ?? new Map();
    found.set(fileName, known.set(id, { id, title }));
  }
  return new Map([...found].map(([fileName, some]) => [fileName, [...some.values()]]));
}

/** A query for the names of files. */
export const picturesOfOperation = (db: Kysely<Tables>, id: number) =>
  usesForOperations(db).select('use.fileName').where('operations.id', '=', id);

/** Lists the newest first. */
export const listOperationsWithPictures = (db: Kysely<Tables>): Promise<OperationOfPicture[]> =>
  usesForOperations(db)
    .select(['operations.id', 'operations.title'])
    .distinct()
    .orderBy('operations.id', 'desc')
    .execute();
