import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Media } from '../schema.ts';
import { getMedia } from '../store.server.ts';

/**
 * Somebody asks for the copy once more: it is due at once, and is tried for as long as a new one.
 * @throws {Refusal} 404 when there is no such picture outside the bin
 */
export async function tryAgain(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<Media> {
  const media = await getMedia(db, id);
  if (!media.copyState) return media;
  await db
    .updateTable('outsidePictures')
    .set({ attempts: 0, nextTryAt: now.toISOString() })
    .where('mediaId', '=', id)
    .execute();
  return getMedia(db, id);
}
