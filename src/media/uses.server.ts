import type { Kysely } from 'kysely';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import type { PictureUse } from './answers.server.ts';

export interface PictureOwner {
  kind: StoredKind | 'document';
  id: number;
  title: string;
}

export type PicturePlace = 'cover' | 'extra' | 'text' | 'photo';

export interface PictureText {
  place: PicturePlace;
  text: string | null;
}

/** Call it in the transaction `tx` that changes the owner. Addresses count with any host, or with a leading slash. */
export async function notePictureUses(
  tx: Kysely<Tables>,
  { kind, id, title }: PictureOwner,
  texts: readonly PictureText[],
): Promise<void> {
  await forgetPictureUses(tx, { kind, id });
  const rows = texts.flatMap(({ place, text }) =>
    findFileNames(text ?? '').map((fileName) => ({ fileName, ownerKind: kind, ownerId: id, place, title })),
  );
  for (const batch of inBatches(rows)) await tx.insertInto('pictureUses').values(batch).execute();
}

export async function forgetPictureUses(
  tx: Kysely<Tables>,
  { kind, id }: Pick<PictureOwner, 'kind' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('pictureUses').where('ownerKind', '=', kind).where('ownerId', '=', id).execute();
}

function findFileNames(text: string): string[] {
  return [...new Set(text.match(/(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/g))];
}

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
