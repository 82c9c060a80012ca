import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { listAddressesTakenOff, listOwnersTakenOff } from '#/media/library.server.ts';
import { type FindPicture, findShownPicture, isTakenOff } from '#/media/library-picture.ts';
import type { Redirect } from '#/render/page.ts';
import type { GalleryPart } from './answers.server.ts';
import { type GalleryQuery, galleryAddress, photosPerPage } from './gallery-query.ts';
import { inOrder } from './order.server.ts';
import type { GalleryPhoto, GalleryPictures } from './schema.ts';

/** Costs the same however many photos there are: a count, and the rows of one page. */
export async function readGalleryPart(
  db: Kysely<Tables>,
  { query: { category, page }, findPicture }: { query: GalleryQuery; findPicture: FindPicture },
): Promise<GalleryPart> {
  const { total } = await db
    .selectFrom('photos')
    .where('photos.deletedAt', 'is', null)
    .where(isShown(db, category))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await inOrder(db)
    .where(isShown(db, category))
    .select(galleryColumns)
    .limit(photosPerPage)
    .offset((page - 1) * photosPerPage)
    .execute();
  const photos = showPhotos(rows, findPicture);
  return { photos, pictures: pick(photos, findPicture), total };
}

/** Reads the first photos of an operation, as many as a page of the gallery has. */
export async function readPhotosOf(
  db: Kysely<Tables>,
  { operationId, findPicture }: { operationId: number; findPicture: FindPicture },
): Promise<GalleryPhoto[]> {
  const rows = await inOrder(db)
    .where('photos.operationId', '=', operationId)
    .where(isShown(db, null))
    .select(galleryColumns)
    .limit(photosPerPage)
    .execute();
  return showPhotos(rows, findPicture);
}

/** Finds which of some operations have photos that visitors see. */
export async function findThoseWithPhotos(
  db: Kysely<Tables>,
  operations: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  if (operations.length === 0) return new Set();
  const ids = operations.map(({ id }) => id);
  const rows = await db
    .selectFrom('photos')
    .select('operationId')
    .distinct()
    .where('photos.deletedAt', 'is', null)
    .where('operationId', 'in', ids)
    .where(isShown(db, null))
    .execute();
  return new Set(rows.flatMap(({ operationId }) => operationId ?? []));
}

const galleryColumns = [
  'photos.id',
  'photos.imageUrl',
  'photos.title',
  'photos.description',
  'photos.category',
] as const;

/** Redirects a page beyond the last one to it, because such pages have no end and must not be drawn. */
export function redirectBeyondLastPart(
  { total }: GalleryPart,
  { category, page }: GalleryQuery,
): Redirect | undefined {
  const last = Math.max(1, Math.ceil(total / photosPerPage));
  return page > last ? { redirectTo: galleryAddress({ category, page: last }) } : undefined;
}

const isShown =
  (db: Kysely<Tables>, category: GalleryQuery['category']) =>
  (photo: ExpressionBuilder<Pick<Tables, 'photos'>, 'photos'>) =>
    photo.and([
      photo('photos.id', 'not in', listOwnersTakenOff(db, 'photo')),
      photo('photos.imageUrl', 'not in', listAddressesTakenOff(db)),
      ...(category ? [photo('photos.category', '=', category)] : []),
    ]);

/** Goes into the page with the gallery, whose viewer cannot ask the library. */
function pick(photos: GalleryPhoto[], find: FindPicture): GalleryPictures {
  return Object.fromEntries(
    photos.flatMap(({ imageUrl }) => {
      const picture = find(imageUrl);
      return picture ? [[imageUrl, picture]] : [];
    }),
  );
}

/** Leaves out photos taken off the site, and gives each of the others an address of this site. */
const showPhotos = (photos: readonly GalleryPhoto[], find: FindPicture): GalleryPhoto[] =>
  photos
    .filter(({ imageUrl }) => !isTakenOff(imageUrl, find))
    .map((photo) => ({
      ...photo,
      imageUrl: findShownPicture(photo.imageUrl, find)?.url ?? fallbackPicture,
    }));
