import type { Kysely } from 'kysely';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import { orderJobs } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import { notePending } from '../files/pending.server.ts';
import type { PictureVariant } from '../library-picture.ts';

export interface PictureWithoutVariants {
  id: number;
  fileName: string;
  width: number;
  height: number;
}

/** Call it in the transaction that adds the picture. */
export const queueVariants = (tx: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> =>
  orderJobs(tx, { kind: 'variants', keys: [String(id)], from: now });

/**
 * Failed ones too; without `ids`, all pictures.
 * @param from when servers take up what the caller has not made by then
 * @returns the ids
 */
export async function requeueVariants(
  db: Kysely<Tables>,
  { ids, from }: { ids?: number[]; from: Date },
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const chosen = await tx
      .selectFrom('media')
      .select('id')
      .where('deletedAt', 'is', null)
      .$if(ids !== undefined, (media) => media.where('id', 'in', ids ?? []))
      .orderBy('id')
      .execute();
    const found = chosen.map(({ id }) => id);
    await orderJobs(tx, { kind: 'variants', keys: found.map(String), from });
    return found;
  });
}

export async function findWaiting(
  db: Kysely<Tables>,
  id: number,
): Promise<PictureWithoutVariants | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'fileName', 'width', 'height'])
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('jobs').select('key').where('kind', '=', 'variants').where('key', '=', String(id))),
    )
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
      .deleteFrom('jobs')
      .where('kind', '=', 'variants')
      .where('key', '=', String(mediaId))
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
