import type { Kysely } from 'kysely';
import type { StarterPhoto } from '#/content/schemas/starter-photos.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { photoDraftSchema } from './schema.ts';

/** Writes the first photos of a new gallery, which then shows them in the order they are listed in. */
export async function importPhotos(
  tx: Kysely<Tables>,
  { photos, now }: { photos: readonly StarterPhoto[]; now: Date },
): Promise<void> {
  if (photos.length === 0) return;
  const createdAt = now.toISOString();
  const rows = photos.toReversed().map((photo) => ({ ...photoDraftSchema.parse(photo), createdAt }));
  await tx.insertInto('photos').values(rows).execute();
  await raiseContentVersion(tx);
}
