import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { readWholeList } from '#/db/whole-list.ts';
import { parseId } from '#/http/input.server.ts';
import type { Photo } from './answers.server.ts';
import { canBeCategory, type PhotoListQuery } from './list-query.ts';

export const galleryColumns = [
  'photos.id',
  'photos.imageUrl',
  'photos.title',
  'photos.description',
  'photos.category',
] as const;

export const photoColumns = [...galleryColumns, 'photos.version', 'photos.updatedAt'] as const;

/**
 * Empty for a category or an operation that does not exist.
 * @throws {Refusal} 503 when they are too much to be held at once
 */
export async function listPhotos(
  db: Kysely<Tables>,
  { category, operationId, isCached }: PhotoListQuery & { isCached: boolean },
): Promise<Photo[]> {
  const id = parseId(operationId);
  if (operationId !== undefined && id === undefined) return [];
  if (category !== undefined && !canBeCategory(category)) return [];
  let query = withOperation(db, { isPublic: true });
  if (category !== undefined) query = query.where('photos.category', '=', category);
  if (id !== undefined) query = query.where('operations.id', '=', id);
  return readWholeList(query, { texts, most: isCached ? most.cached : most.uncached });
}

const texts = ['photos.title', 'photos.imageUrl', 'photos.category', 'photos.description'];

/** Some 30,000 usual photos, or 3000 where each who asks gets a copy. */
const most = { cached: 20_000_000, uncached: 2_000_000 };

export async function findPhoto(db: Kysely<Tables>, id: number): Promise<Photo | undefined> {
  return withOperation(db, { isPublic: false }).where('photos.id', '=', id).executeTakeFirst();
}

/** For staff: with its operation, also where that is a draft. Those that are not in the gallery are missing. */
export const readPhotos = (db: Kysely<Tables>, ids: readonly number[]): Promise<Photo[]> =>
  withOperation(db, { isPublic: false }).clearOrderBy().where('photos.id', 'in', ids).execute();

export const inOrder = (db: Kysely<Tables>) =>
  db
    .selectFrom('photos')
    .where('photos.deletedAt', 'is', null)
    .orderBy('photos.position', 'desc')
    .orderBy('photos.createdAt', 'desc')
    .orderBy('photos.id', 'desc');

/**
 * A photo whose operation is in the bin belongs to none until the operation comes back, and for visitors neither does
 * one whose operation is a draft.
 */
const withOperation = (db: Kysely<Tables>, { isPublic }: { isPublic: boolean }) =>
  inOrder(db)
    .leftJoin('operations', (join) =>
      join
        .onRef('operations.id', '=', 'photos.operationId')
        .on('operations.deletedAt', 'is', null)
        .on('operations.isPublished', '>=', isPublic ? 1 : 0),
    )
    .select([...photoColumns, 'operations.id as operationId']);
