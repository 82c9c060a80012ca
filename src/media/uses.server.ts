import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import type { StoredKind } from '#/stored/kinds.ts';

/** Who shows a picture. */
export interface PictureOwner {
  kind: StoredKind;
  id: number;
  title: string;
}

export type PicturePlace = 'cover' | 'extra' | 'text' | 'photo';

/** A text of the owner in which addresses of pictures may stand: an address, several, or a whole article. */
export interface PictureText {
  place: PicturePlace;
  text: string | null;
}

/**
 * Writes the index again for one owner, in the transaction `tx` that changes it. Addresses count whether they name this
 * site or begin with a slash.
 */
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

/** When the owner has gone for good. */
export async function forgetPictureUses(
  tx: Kysely<Tables>,
  { kind, id }: Pick<PictureOwner, 'kind' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('pictureUses').where('ownerKind', '=', kind).where('ownerId', '=', id).execute();
}

/** Names of the library's files that a text speaks of, each once. */
function findFileNames(text: string): string[] {
  return [...new Set(text.match(/(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/g))];
}
