import type { Kysely } from 'kysely';
import { type Actor, changeBetween, recordAudit } from '#/db/audit-log.ts';
import { endOfBin, takeFromBin } from '#/db/bin.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { UploadedMedia } from '../answers.server.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import { findMedia, presentMedia, subjectOf } from '../store.server.ts';
import { queueVariants } from '../variants/variant-store.server.ts';
import type { CleanPicture } from '../worker/jobs.server.ts';

interface Sent {
  /** SHA-256 of the uploaded file, in hex; empty when unknown. */
  contentHash: string;
  actor: Actor;
  /** Asked before a picture comes out of the bin. */
  check: CheckShown;
  now: Date;
}

/** Finds the same file before any work is done on it, and takes its picture out of the bin. @throws {Refusal} as `check` does */
export async function reuseStoredPicture(db: Kysely<Tables>, sent: Sent): Promise<UploadedMedia | undefined> {
  if (!(await findSamePicture(db, sent))) return undefined;
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    return reuseSamePicture(tx, sent);
  });
}

interface NewPicture extends Sent {
  picture: CleanPicture;
  /** The file is stored already. */
  fileName: string;
  originalName: string;
  /** Of the log. */
  action?: AuditAction;
}

/** Returns an equal picture, as `isDuplicate`, if one came meanwhile. Cached pages stay: none shows a new picture. */
export async function addMedia(
  db: Kysely<Tables>,
  { picture, fileName, originalName, contentHash, actor, check, action = 'media.create', now }: NewPicture,
): Promise<UploadedMedia> {
  const { mimetype, size, width, height } = picture;
  return db.transaction().execute(async (tx) => {
    // of two equal uploads at once, the second finds the first
    await lockContent(tx);
    const same = await reuseSamePicture(tx, { contentHash, actor, check, now });
    if (same) return same;
    const row = await tx
      .insertInto('media')
      .values({
        ...{ fileName, originalName, mimetype, size, width, height, contentHash },
        uploadedAt: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueVariants(tx, { id: row.id, now });
    const media = presentMedia({ ...row, useCount: 0 });
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action, subject: subjectOf(media), change });
    return media;
  });
}

/** Call it after `lockContent`. @throws {Refusal} as `check` does */
async function reuseSamePicture(
  tx: Kysely<Tables>,
  { contentHash, actor, check, now }: Sent,
): Promise<UploadedMedia | undefined> {
  const same = await findSamePicture(tx, { contentHash, now });
  if (!same) return undefined;
  const isTaken = same.isInBin && (await takeFromBin(tx, 'media', { id: same.id, now }));
  const media = await findMedia(tx, same.id);
  if (!media) return undefined;
  if (isTaken) {
    await check(tx, [same.id]);
    await raiseContentVersion(tx);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.restore', subject: subjectOf(media), change });
  }
  return { ...media, isDuplicate: true };
}

/** Prefers one outside the bin. One whose time in the bin is over does not count. */
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
