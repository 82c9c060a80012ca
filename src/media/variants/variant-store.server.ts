import type { Kysely } from 'kysely';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notePending } from '../files/pending.server.ts';
import type { PictureVariant } from '../library-picture.ts';

/** After this many failures pages use the original until the copies are ordered again. */
const mostAttempts = 3;

export interface WaitingPicture {
  id: number;
  fileName: string;
  width: number;
  height: number;
}

/** Call it in the transaction that adds the picture. */
export async function queueVariants(tx: Kysely<Tables>, mediaId: number): Promise<void> {
  await tx.insertInto('pictureWork').values({ mediaId }).execute();
}

/** Failed ones too; without `ids`, all pictures. @returns the ids */
export async function requeueVariants(db: Kysely<Tables>, ids?: number[]): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    let chosen = tx
      .selectFrom('media')
      .select('id')
      .where('deletedAt', 'is', null)
      .where('isWaiting', '=', 0)
      .orderBy('id');
    if (ids) chosen = chosen.where('id', 'in', ids);
    const found = (await chosen.execute()).map(({ id }) => id);
    for (const mediaId of found) {
      await tx
        .insertInto('pictureWork')
        .values({ mediaId })
        .onConflict((conflict) => conflict.column('mediaId').doUpdateSet({ attempts: 0, failure: '' }))
        .execute();
    }
    return found;
  });
}

/** @param before ISO time: only pictures uploaded earlier, which their server has left */
export async function listWaiting(db: Kysely<Tables>, before?: string): Promise<number[]> {
  let query = db
    .selectFrom('pictureWork')
    .innerJoin('media', 'media.id', 'pictureWork.mediaId')
    .select('mediaId')
    .where('attempts', '<', mostAttempts)
    .orderBy('mediaId');
  if (before) query = query.where('uploadedAt', '<', before);
  return (await query.execute()).map(({ mediaId }) => mediaId);
}

export async function findWaiting(db: Kysely<Tables>, id: number): Promise<WaitingPicture | undefined> {
  return db
    .selectFrom('pictureWork')
    .innerJoin('media', 'media.id', 'pictureWork.mediaId')
    .select(['media.id', 'fileName', 'width', 'height'])
    .where('mediaId', '=', id)
    .executeTakeFirst();
}

/** @returns files to remove: the old ones, or the new ones if another server was faster or the picture is gone */
export async function storeVariants(
  db: Kysely<Tables>,
  {
    mediaId,
    color,
    variants,
    now,
  }: { mediaId: number; color: string; variants: (PictureVariant & { size: number })[]; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const { numDeletedRows } = await tx
      .deleteFrom('pictureWork')
      .where('mediaId', '=', mediaId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return variants.map(({ name }) => name);
    const old = await tx
      .deleteFrom('mediaVariants')
      .where('mediaId', '=', mediaId)
      .returning('fileName')
      .execute();
    const rows = variants.map(({ name: fileName, width, format, size }) => ({
      mediaId,
      fileName,
      width,
      format,
      size,
    }));
    if (rows.length > 0) await tx.insertInto('mediaVariants').values(rows).execute();
    await tx.updateTable('media').set({ color }).where('id', '=', mediaId).execute();
    if (await isUsed(tx, mediaId)) await raiseContentVersion(tx);
    const oldFiles = old.map(({ fileName }) => fileName);
    await notePending(tx, oldFiles, now);
    return oldFiles;
  });
}

async function isUsed(tx: Kysely<Tables>, mediaId: number): Promise<boolean> {
  const use = await tx
    .selectFrom('pictureUses')
    .innerJoin('media', 'media.fileName', 'pictureUses.fileName')
    .select('ownerId')
    .where('media.id', '=', mediaId)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

export async function noteFailure(
  db: Kysely<Tables>,
  { mediaId, failure }: { mediaId: number; failure: string },
) {
  await db
    .updateTable('pictureWork')
    .set((row) => ({ attempts: row('attempts', '+', 1), failure }))
    .where('mediaId', '=', mediaId)
    .execute();
}
