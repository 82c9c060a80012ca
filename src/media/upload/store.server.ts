import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { endOfBin, takeFromBin } from '#/db/bin.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import type { UploadedMedia } from '../schema.ts';
import { findMedia, presentMedia, subjectOf } from '../store.server.ts';
import { queueVariants } from '../variants/variant-store.server.ts';
import type { CleanPicture } from '../worker/jobs.server.ts';

interface Sent {
  /** SHA-256 of the file as it was uploaded, in hex; empty when nobody knows it. */
  contentHash: string;
  actor: Actor;
  now: Date;
}

/**
 * The picture that the library made out of the same file, before any work is done on another copy; one that lies in
 * the bin is taken out of it.
 */
export async function reuseStoredPicture(db: Kysely<Tables>, sent: Sent): Promise<UploadedMedia | undefined> {
  if (!(await findSamePicture(db, sent))) return undefined;
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    return reuseSamePicture(tx, sent);
  });
}

interface NewPicture extends Sent {
  picture: CleanPicture;
  /** Under which its file is kept already. */
  fileName: string;
  originalName: string;
}

/**
 * Writes down a picture whose file is kept already. When somebody has added the same one meanwhile, that one is given,
 * with `isDuplicate`: then the new file is of no use. No page shows a new picture, so cached pages stay.
 */
export async function addMedia(
  db: Kysely<Tables>,
  { picture, fileName, originalName, contentHash, actor, now }: NewPicture,
): Promise<UploadedMedia> {
  const { mimetype, size, width, height } = picture;
  return db.transaction().execute(async (tx) => {
    // of two that add the same picture at once the second finds it
    await lockContent(tx);
    const same = await reuseSamePicture(tx, { contentHash, actor, now });
    if (same) return same;
    const row = await tx
      .insertInto('media')
      .values({
        ...{ fileName, originalName, mimetype, size, width, height, contentHash },
        uploadedAt: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueVariants(tx, row.id);
    const media = presentMedia({ ...row, useCount: 0 });
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.create', subject: subjectOf(media), change });
    return media;
  });
}

/** The same, within a transaction that has locked content. */
async function reuseSamePicture(
  tx: Kysely<Tables>,
  { contentHash, actor, now }: Sent,
): Promise<UploadedMedia | undefined> {
  const same = await findSamePicture(tx, { contentHash, now });
  if (!same) return undefined;
  const isTaken = same.isInBin && (await takeFromBin(tx, 'media', { id: same.id, now }));
  const media = await findMedia(tx, same.id);
  if (!media) return undefined;
  if (isTaken) {
    await raiseContentVersion(tx);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.restore', subject: subjectOf(media), change });
  }
  return { ...media, isDuplicate: true };
}

/** One outside the bin goes before one inside; one whose time in the bin is over is as good as gone. */
export async function findSamePicture(
  db: Kysely<Tables>,
  { contentHash, now }: Pick<Sent, 'contentHash' | 'now'>,
): Promise<{ id: number; isInBin: boolean } | undefined> {
  if (contentHash === '') return undefined;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'deletedAt'])
    .where('contentHash', '=', contentHash)
    .where((row) => row.or([row('deletedAt', 'is', null), row('deletedAt', '>', endOfBin(now))]))
    .orderBy('id')
    .execute();
  const found = rows.find(({ deletedAt }) => deletedAt === null) ?? rows[0];
  return found && { id: found.id, isInBin: found.deletedAt !== null };
}
