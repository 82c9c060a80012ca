import type { Kysely, SelectQueryBuilder } from 'kysely';
import { readPlain } from '#/db/read-plain.ts';
import type { Tables } from '#/db/tables.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import type { PhotoChoices } from './list-choice.ts';
import type { PhotoListQuery } from './list-schema.server.ts';
import type { Photo } from './schema.ts';
import { readPhotos } from './store.server.ts';

type Chosen = Pick<PhotoListQuery, 'category' | 'operationId'>;

/** Found without words, so the index in memory need not be read. */
export async function listPhotoPage(db: Kysely<Tables>, query: PhotoListQuery): Promise<ListPage<Photo>> {
  const rows = await inListOrder(chosen(db, query), query)
    .select('id')
    .limit(listStep)
    .offset((query.page - 1) * listStep)
    .execute();
  const items = await readPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return { total: await count(chosen(db, {})), found: await count(chosen(db, query)), items };
}

export async function listChosenIds(db: Kysely<Tables>, of: Chosen): Promise<number[]> {
  const rows = await chosen(db, of).select('id').execute();
  return rows.map(({ id }) => id);
}

type Photos = SelectQueryBuilder<Tables, 'photos', object>;

/** A photo whose operation is in the bin belongs to none. */
function chosen(db: Kysely<Tables>, { category, operationId }: Chosen): Photos {
  let photos: Photos = db.selectFrom('photos').where('deletedAt', 'is', null);
  if (category !== undefined) photos = photos.where('category', '=', category);
  if (operationId === undefined) return photos;
  return photos.where('operationId', 'in', (row) =>
    row.selectFrom('operations').select('id').where('id', '=', operationId).where('deletedAt', 'is', null),
  );
}

function inListOrder(photos: Photos, { order }: Pick<PhotoListQuery, 'order'>): Photos {
  if (order !== 'gallery') return photos.orderBy('id', order === 'oldest' ? 'asc' : 'desc');
  return photos.orderBy('position', 'desc').orderBy('createdAt', 'desc').orderBy('id', 'desc');
}

async function count(photos: Photos): Promise<number> {
  const { number } = await photos
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
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

/** More than a gallery holds; an index of as many takes some 10 MB. */
const mostListed = 20_000;

/** In the order of the gallery. */
export const listPhotoIds = (db: Kysely<Tables>) =>
  readPlain(
    db,
    inListOrder(chosen(db, {}), { order: 'gallery' }).select(['id', 'version']).limit(mostListed),
  );
