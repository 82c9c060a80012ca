import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import type { StoredKind } from '#/stored/kinds.ts';

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
