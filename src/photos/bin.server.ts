import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { emptyBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { Photo } from './schema.ts';
import { findPhoto, subjectOf } from './store.server.ts';

interface Doing {
  id: number;
  actor: Actor;
  now: Date;
}

/**
 * Moves a photo to the bin.
 * @throws {Refusal} 404 when there is no such photo
 */
export async function deletePhoto(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const photo = await findPhoto(tx, id);
    if (!photo || !(await moveToBin(tx, 'photos', { id, actor, now }))) throw notFound(text.notFound);
    const change = changeBetween(photo, undefined);
    await recordAudit(tx, { actor, now, action: 'photo.delete', subject: subjectOf(photo), change });
  });
}

/**
 * Brings a photo back as it was.
 * @throws {Refusal} 404 when it is not in the bin, or no longer
 */
export async function restorePhoto(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const isTaken = await takeFromBin(tx, 'photos', { id, now });
    const photo = await findPhoto(tx, id);
    if (!isTaken || !photo) throw notFound(text.notInBin);
    const change = changeBetween(undefined, photo);
    await recordAudit(tx, { actor, now, action: 'photo.restore', subject: subjectOf(photo), change });
    return photo;
  });
}

/** Removes for good what has been in the bin for its time. */
export async function emptyPhotoBin(tx: Kysely<Tables>, { actor, now }: Omit<Doing, 'id'>): Promise<void> {
  for (const gone of await emptyBin(tx, 'photos', now)) {
    await forgetPictureUses(tx, { ...gone, kind: 'photo' });
    await recordAudit(tx, { actor, now, action: 'photo.purge', subject: subjectOf(gone) });
  }
}
