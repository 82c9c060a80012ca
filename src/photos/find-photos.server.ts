import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { findAllInList, type Indexed } from '#/panel/list/list-index.server.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { nameCategory } from './category-names.ts';
import type { PhotoListQuery } from './list-schema.server.ts';
import { listChosenIds, listPhotoIds } from './list-store.server.ts';
import type { Photo } from './schema.ts';
import { readPhotos } from './store.server.ts';

type PhotoIndex = readonly Indexed<Photo>[];

export const indexedPhotos = {
  present: listPhotoIds,
  read: readPhotos,
  textOf: ({ title, description, category }: Photo) => `${title} ${description} ${nameCategory(category)}`,
};

export async function findPhotoPage(
  db: Kysely<Tables>,
  { index, query }: { index: PhotoIndex; query: PhotoListQuery },
): Promise<ListPage<Photo>> {
  const ids = await findPhotoIds(db, { index, query });
  const from = (query.page - 1) * listStep;
  // the operation of a photo may go to the bin and come back without a change of the photo, so its row is read now
  const items = await readPhotos(db, ids.slice(from, from + listStep));
  return { total: index.length, found: ids.length, items };
}

/** Of all that is found, in its order, whatever the page. */
export async function findPhotoIds(
  db: Kysely<Tables>,
  { index, query }: { index: PhotoIndex; query: PhotoListQuery },
): Promise<number[]> {
  const { category, operationId, order } = query;
  const ofOperation =
    operationId === undefined ? undefined : new Set(await listChosenIds(db, { operationId }));
  const found = findAllInList(index, {
    query,
    accepts: (photo) =>
      (category === undefined || photo.category === category) && (ofOperation?.has(photo.id) ?? true),
    order: orders[order],
  });
  return found.map(({ id }) => id);
}

const orders: Record<PhotoListQuery['order'], (asInGallery: Photo[]) => Photo[]> = {
  gallery: (photos) => photos,
  newest: (photos) => photos.toSorted((a, b) => b.id - a.id),
  oldest: (photos) => photos.toSorted((a, b) => a.id - b.id),
  title: (photos) => photos.toSorted((a, b) => compareTexts(a.title, b.title)),
};
