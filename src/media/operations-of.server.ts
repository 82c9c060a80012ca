import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { OperationOfPicture } from './schema.ts';

/**
 * The operations that a picture belongs to, by its file name: its own, and those of news and photos that show it.
 * @param fileNames without them of all pictures
 */
export async function listOperationsOf(
  db: Kysely<Tables>,
  fileNames?: readonly string[],
): Promise<Map<string, OperationOfPicture[]>> {
  if (fileNames?.length === 0) return new Map();
  const uses = await readUses(db, fileNames);
  const named = uses.flatMap(({ operationId }) => operationId ?? []);
  if (named.length === 0) return new Map();
  const operations = await readOperations(db, fileNames && [...new Set(named)]);
  const found = new Map<string, Set<OperationOfPicture>>();
  for (const { fileName, operationId } of uses) {
    const operation = operations.get(operationId ?? 0);
    if (!operation) continue;
    const known = found.get(fileName) ?? new Set();
    found.set(fileName, known.add(operation));
  }
  return new Map([...found].map(([fileName, some]) => [fileName, [...some]]));
}

async function readOperations(
  db: Kysely<Tables>,
  ids?: readonly number[],
): Promise<Map<number, OperationOfPicture>> {
  const rows = await db
    .selectFrom('operations')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (some) => some.where('id', 'in', ids ?? []))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readUses(
  db: Kysely<Tables>,
  fileNames?: readonly string[],
): Promise<{ fileName: string; operationId: number | null }[]> {
  const rows = await db
    .selectFrom('pictureUses as use')
    .leftJoin('news', (join) => join.onRef('news.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'news'))
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'photo'),
    )
    .select(['use.fileName', 'use.ownerKind', 'use.ownerId'])
    .select((row) => row.fn.coalesce('news.operationId', 'photos.operationId').as('named'))
    .where('news.deletedAt', 'is', null)
    .where('photos.deletedAt', 'is', null)
    .$if(fileNames !== undefined, (some) => some.where('use.fileName', 'in', fileNames ?? []))
    .orderBy('use.ownerId', 'desc')
    .execute();
  return rows.map(({ fileName, ownerKind, ownerId, named }) => ({
    fileName,
    operationId: ownerKind === 'operation' ? ownerId : named,
  }));
}
