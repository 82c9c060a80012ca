import type { Kysely } from 'kysely';
import type { StarterPhoto } from '#/content/starter-photos.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { findFirstPosition } from './order.server.ts';
import { photoDraftSchema } from './schema.ts';

/** The gallery shows the newest first, so the last of the list is written first. */
export async function importPhotos(
  tx: Kysely<Tables>,
  { photos, now }: { photos: readonly StarterPhoto[]; now: Date },
): Promise<void> {
  if (photos.length === 0) return;
  const at = now.toISOString();
  const first = await findFirstPosition(tx);
  const rows = photos.toReversed().map((photo, place) => ({
    ...photoDraftSchema.parse(photo),
    createdAt: at,
    updatedAt: at,
    position: first + place,
  }));
  await tx.insertInto('photos').values(rows).execute();
  await raiseContentVersion(tx);
}
