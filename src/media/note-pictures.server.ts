import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { noteOutsideUses } from './outside/note-outside.server.ts';
import { notePictureUses, type PictureOwner, type PicturePlace } from './uses.server.ts';

export interface PlacedPictures {
  place: PicturePlace;
  addresses: readonly (string | null)[];
  /** A whole text, which may name files of the library without showing them. */
  text?: string;
}

/** Call it in the transaction `tx` that changes the owner. From then on outside pictures wait for their copy. */
export async function notePictures(
  tx: Kysely<Tables>,
  owner: PictureOwner,
  { placed, now }: { placed: readonly PlacedPictures[]; now: Date },
): Promise<void> {
  const texts = placed.map(({ place, addresses, text }) => ({ place, text: text ?? addresses.join('\n') }));
  await notePictureUses(tx, owner, texts);
  await noteOutsideUses(tx, owner, { placed, now });
}
