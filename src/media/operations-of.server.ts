import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { OperationOfPicture } from './answers.server.ts';

/**
 * The operations that a picture belongs to, by its file name: its own, and those of news and photos that show it.
 * @param fileNames without them of all pictures
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

/** File names, for a query to choose from. */
export const picturesOfOperation = (db: Kysely<Tables>, id: number) =>
  usesForOperations(db).select('use.fileName').where('operations.id', '=', id);

/** Lists the operations that have pictures, the newest first. */
export const listOperationsWithPictures = (db: Kysely<Tables>): Promise<OperationOfPicture[]> =>
  db
    .selectFrom('operations')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .where('id', 'in', (row) => row.selectFrom(uses(db).as('use')).select('operationId').distinct())
    .orderBy('id', 'desc')
    .execute();

export const usesForOperations = (db: Kysely<Tables>) =>
  db
    .selectFrom(uses(db).as('use'))
    .innerJoin('operations', 'operations.id', 'use.operationId')
    .where('operations.deletedAt', 'is', null);

/** By operations, and by news and photos that belong to one and are not in the bin. */
const uses = (db: Kysely<Tables>) =>
  db
    .selectFrom('pictureUses')
    .select(['fileName', 'ownerId', 'ownerId as operationId'])
    .where('ownerKind', '=', 'operation')
    .unionAll(usesBy(db, { ownerKind: 'news', table: 'news' }))
    .unionAll(usesBy(db, { ownerKind: 'photo', table: 'photos' }));

const usesBy = (db: Kysely<Tables>, { ownerKind, table }: { ownerKind: string; table: 'news' | 'photos' }) =>
  db
    .selectFrom('pictureUses')
    // the tables share these columns, but Kysely cannot type a union of them
    .innerJoin(`${table as 'news'} as owner`, 'owner.id', 'ownerId')
    .select(['fileName', 'ownerId', 'owner.operationId'])
    .where('ownerKind', '=', ownerKind)
    .where('owner.operationId', 'is not', null)
    .where('owner.deletedAt', 'is', null)
    .$castTo<{ fileName: string; ownerId: number; operationId: number }>();
