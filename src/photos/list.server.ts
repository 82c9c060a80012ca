import type { Kysely, SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { listedId, listFields, listWords, orAll } from '#/http/input.server.ts';
import type { ListPlan } from '#/panel/list/list-index.server.ts';
import type { PhotoChoices } from './answers.server.ts';
import { longestCategory } from './categories.ts';
import { nameCategory } from './category-names.ts';
import { photoOrders } from './list-choice.ts';
import { longest, type Photo } from './schema.ts';
import { photoStore } from './store.server.ts';

/** The search finds words of the photo's title, description or category. */
export const photoListSchema = z.object({
  ...listFields,
  order: z.enum(photoOrders).default('gallery'),
  category: orAll(z.string().max(longestCategory)),
  operationId: orAll(listedId),
});

export const lastNumberSchema = z.object({ title: listWords(longest.title) });

type PhotoListQuery = z.output<typeof photoListSchema>;

/** The gallery as visitors see it, unless another order is asked for. */
export const photoListPlan: ListPlan<'photos', Photo, PhotoListQuery> = {
  all: photoListSchema.parse({}),
  choose(db, query) {
    const photos = chosen(db, query).select(['id', 'version']);
    if (query.order === 'oldest' || query.order === 'newest')
      return photos.orderBy('id', query.order === 'oldest' ? 'asc' : 'desc');
    return photos.orderBy('position', 'desc').orderBy('createdAt', 'desc').orderBy('id', 'desc');
  },
  read: async (db, ids) => (await photoStore.readRows(db, ids)).map(photoStore.present),
  textOf: ({ title, description, category }) => `${title} ${description} ${nameCategory(category)}`,
};

type Photos = SelectQueryBuilder<Tables, 'photos', object>;

/** A photo whose operation is in the bin belongs to none. */
function chosen(
  db: Kysely<Tables>,
  { category, operationId }: Pick<PhotoListQuery, 'category' | 'operationId'>,
): Photos {
  let photos: Photos = db.selectFrom('photos').where('deletedAt', 'is', null);
  if (category !== undefined) photos = photos.where('category', '=', category);
  if (operationId === undefined) return photos;
  return photos.where('operationId', 'in', (row) =>
    row.selectFrom('operations').select('id').where('id', '=', operationId).where('deletedAt', 'is', null),
  );
}

export async function listPhotoChoices(db: Kysely<Tables>): Promise<PhotoChoices> {
  const categories = await chosen(db, {}).select('category').distinct().orderBy('category').execute();
  const operations = await db
    .selectFrom('operations')
    .select(['id', 'title'])
    .where('deletedAt', 'is', null)
    .where('id', 'in', (row) => row.selectFrom('photos').select('operationId').where('deletedAt', 'is', null))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { categories: categories.map(({ category }) => category), operations };
}
