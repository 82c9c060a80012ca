import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { noteOutsideUses } from './outside/note-outside.server.ts';
import { notePictureUses, type PictureOwner, type PicturePlace } from './uses.server.ts';

/** One place of the owner, and the addresses of the pictures that stand there. */
export interface PlacedPictures {
  place: PicturePlace;
  addresses: readonly (string | null)[];
  /** A whole text, where files of the library may also be named without being shown. */
  text?: string;
}

/**
 * Writes the index of pictures again for one owner, in the transaction `tx` that changes it. Pictures of other sites
 * wait in the library for their copy from now on.
 */
export async function notePictures(
  tx: Kysely<Tables>,
  owner: PictureOwner,
  { placed, now }: { placed: readonly PlacedPictures[]; now: Date },
): Promise<void> {
  const texts = placed.map(({ place, addresses, text }) => ({ place, text: text ?? addresses.join('\n') }));
  await notePictureUses(tx, owner, texts);
  await noteOutsideUses(tx, owner, { placed, now });
}
