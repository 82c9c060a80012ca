import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { PictureUse } from './schema.ts';

/** Includes places in the bin, because they may come back. */
export async function listPictureUses(db: Kysely<Tables>, ids: readonly number[]): Promise<PictureUse[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .innerJoin('pictureUses as use', 'use.fileName', 'media.fileName')
    .leftJoin('news', (join) => join.onRef('news.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'news'))
    .leftJoin('operations', (join) =>
      join.onRef('operations.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'operation'),
    )
    .leftJoin('photos', (join) =>
      join.onRef('photos.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'photo'),
    )
    .where('media.id', 'in', ids)
    .select([
      'media.id as mediaId',
      'media.originalName',
      'use.ownerKind as kind',
      'use.ownerId as id',
      'use.title',
      'use.place',
    ])
    .select((row) =>
      row.fn.coalesce('news.deletedAt', 'operations.deletedAt', 'photos.deletedAt').as('deletedAt'),
    )
    .orderBy('media.id')
    .orderBy('use.ownerKind')
    .orderBy('use.ownerId', 'desc')
    .orderBy('use.place')
    .execute();
  // `notePictureUses` writes only known kinds and places
  return rows.map(({ deletedAt, ...use }) => ({ ...use, isInBin: deletedAt !== null }) as PictureUse);
}
