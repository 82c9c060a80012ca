import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { OperationOfPicture } from './schema.ts';

/** The operations that a picture belongs to, by its file name: its own, and those of news and photos that show it. */
export async function listOperationsOf(db: Kysely<Tables>): Promise<Map<string, OperationOfPicture[]>> {
  const operations = await readOperations(db);
  const found = new Map<string, Set<OperationOfPicture>>();
  for (const { fileName, operationId } of await readUses(db)) {
    const operation = operations.get(operationId ?? 0);
    if (!operation) continue;
    const known = found.get(fileName) ?? new Set();
    found.set(fileName, known.add(operation));
  }
  return new Map([...found].map(([fileName, some]) => [fileName, [...some]]));
}

async function readOperations(db: Kysely<Tables>): Promise<Map<number, OperationOfPicture>> {
  const rows = await db
    .selectFrom('operations')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readUses(db: Kysely<Tables>): Promise<{ fileName: string; operationId: number | null }[]> {
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
    .orderBy('use.ownerId', 'desc')
    .execute();
  return rows.map(({ fileName, ownerKind, ownerId, named }) => ({
    fileName,
    operationId: ownerKind === 'operation' ? ownerId : named,
  }));
}
