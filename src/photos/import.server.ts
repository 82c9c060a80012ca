import type { Kysely } from 'kysely';
import type { StarterPhoto } from '#/content/starter-photos.ts';
import type { Tables } from '#/db/tables.ts';
import { findFirstPosition } from './order.server.ts';
import { photoStore } from './store.server.ts';

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
