import { type Generated, type Kysely, sql } from 'kysely';
import type { TableOf } from '#/collections/rows.server.ts';
import { storeOf } from '#/collections/store.server.ts';
import type { StarterPhoto } from '#/content/starter-photos.ts';
import type { Tables } from '#/db/tables.ts';
import { type Change, write } from '#/db/write.ts';
import { parseId } from '#/http/input.server.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import type { CheckShown } from '#/media/guard-shown.server.ts';
import { creditPictures } from '#/media/store.server.ts';
import { nameCategory } from './category-names.ts';
import { canBeCategory, type PhotoListQuery } from './list-query.ts';
import { findFirstPosition } from './order.server.ts';
import { type Photo, type PhotoBatch, photos } from './schema.ts';

declare module '#/db/tables.ts' {
  interface Tables {
    photos: TableOf<typeof photos> & {
      /** The highest stands first in the gallery. */
      position: Generated<number>;
    };
  }
}

/** Most bytes of a list: some 30,000 usual photos, or 3000 where each caller gets a copy. */
const most = { cached: 20_000_000, uncached: 2_000_000 };

export const photoStore = storeOf(photos, {
  words,
  order: [
    ['position', 'desc'],
    ['createdAt', 'desc'],
    ['id', 'desc'],
  ],
  most: most.cached,
  searched: ({ title, description, category }) => [title, description, nameCategory(category)],
  ownColumns: async (tx) => ({ position: await findFirstPosition(tx) }),
});

/**
 * Lists photos as visitors see them; none for a category or an operation that does not exist.
 * @throws {Refusal} 503 when they are too much to be held at once
 */
export async function listPhotos(
  db: Kysely<Tables>,
  { category, operationId, isCached }: PhotoListQuery & { isCached: boolean },
): Promise<Photo[]> {
  const id = parseId(operationId);
  if (operationId !== undefined && id === undefined) return [];
  if (category !== undefined && !canBeCategory(category)) return [];
  return photoStore.listPublished(db, {
    atMost: isCached ? most.cached : most.uncached,
    narrow(photos) {
      const ofCategory = category === undefined ? photos : photos.where('category', '=', category);
      return id === undefined ? ofCategory : ofCategory.where(sql.ref('operations.id'), '=', id);
    },
  });
}

const ofBatch = { savedBefore: words.batchSavedBefore, savedAndDeleted: words.batchSavedAndDeleted };

/**
 * Adds several photos, all or none; the first stands first. A repeated `key` adds nothing.
 * @throws {Refusal} as `photoStore.create` and `creditPictures` do
 */
export async function addPhotos(
  db: Kysely<Tables>,
  {
    batch,
    key,
    check,
    ...by
  }: Omit<Change<{ batch: PhotoBatch; key?: string }>, 'check'> & { check: CheckShown },
): Promise<Photo[]> {
  const { photos, category, operationId, credit } = batch;
  return write(db, by, async (write) => {
    const added: Photo[] = [];
    // the one that is added last stands first
    for (const [place, photo] of [...photos.entries()].toReversed()) {
      const draft = { ...photo, category, operationId };
      added.unshift(
        await photoStore.createWithin(write, { draft, key: key && `${key} ${place}`, words: ofBatch }),
      );
    }
    const addresses = photos.map(({ imageUrl }) => imageUrl);
    if (credit) await creditPictures(write, { addresses, credit, check });
    return added;
  });
}

/** The gallery shows the newest first, so the last of the list is written first. */
export async function importPhotos(
  tx: Kysely<Tables>,
  { photos, now }: { photos: readonly StarterPhoto[]; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const first = await findFirstPosition(tx);
  const things = photos
    .toReversed()
    .map((draft, place) => ({ draft, at, ownColumns: { position: first + place } }));
  await photoStore.importAll(tx, things);
}
