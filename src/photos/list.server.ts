import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { listOf } from '#/collections/list.server.ts';
import { beginsWith } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { listedId, listFields, listWords, orAll } from '#/http/input.server.ts';
import type { PhotoChoices } from './answers.server.ts';
import { longestCategory } from './categories.ts';
import { photoOrders } from './list-choice.ts';
import { longest } from './schema.ts';
import { photoStore } from './store.server.ts';
import { baseOf, findLastNumber } from './titles.ts';

/** The search finds words of the photo's title, description or category. */
export const photoListSchema = z.object({
  ...listFields,
  order: z.enum(photoOrders).default('gallery'),
  category: orAll(z.string().max(longestCategory)),
  operationId: orAll(listedId),
});

export const lastNumberSchema = z.object({ title: listWords(longest.title) });

type PhotoListQuery = z.output<typeof photoListSchema>;

const gallery = [
  ['position', 'desc'],
  ['createdAt', 'desc'],
  ['id', 'desc'],
] as const;

/** The gallery as visitors see it, unless another order is asked for. A photo whose operation is in the bin belongs to none. */
export const photoList = listOf({
  table: 'photos',
  select: (db) => photoStore.select(db, { isPublic: false }),
  narrow(photos, { category, operationId }: PhotoListQuery) {
    const ofCategory = category === undefined ? photos : photos.where('category', '=', category);
    return operationId === undefined
      ? ofCategory
      : ofCategory.where(sql.ref('operations.id'), '=', operationId);
  },
  orders: {
    gallery,
    newest: [['id', 'desc']],
    oldest: [['id', 'asc']],
    title: [['titleKey', 'asc'], ...gallery],
  },
  present: photoStore.present,
});

/** The highest number that photos with this title bear; 0 when there are none. */
export async function readLastNumber(db: Kysely<Tables>, title: string): Promise<number> {
  const base = baseOf(title);
  const numbered = await db
    .selectFrom('photos')
    .select('title')
    .where('deletedAt', 'is', null)
    .where((photo) => photo.or([photo('title', '=', base), beginsWith('title', `${base} (`)]))
    .execute();
  return findLastNumber(
    title,
    numbered.map((photo) => photo.title),
  );
}

export async function listPhotoChoices(db: Kysely<Tables>): Promise<PhotoChoices> {
  const categories = await db
    .selectFrom('photos')
    .select('category')
    .distinct()
    .where('deletedAt', 'is', null)
    .orderBy('category')
    .execute();
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
