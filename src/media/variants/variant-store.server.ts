import type { Kysely } from 'kysely';
import { orderJobs } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { notePending } from '../files/pending.server.ts';
import type { PictureVariant } from '../library-picture.ts';
import { housekeeping } from '../parts.server.ts';

export interface PictureToCopy {
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
  const chosen = await db
    .selectFrom('media')
    .select('id')
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (media) => media.where('id', 'in', ids ?? []))
    .orderBy('id')
    .execute();
  const found = chosen.map(({ id }) => id);
  await orderJobs(db, { kind: 'variants', keys: found.map(String), from });
  return found;
}

export async function findWaiting(db: Kysely<Tables>, id: number): Promise<PictureToCopy | undefined> {
  return db
    .selectFrom('media')
    .select(['id', 'fileName', 'width', 'height'])
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('jobs').select('key').where('kind', '=', 'variants').where('key', '=', String(id))),
    )
    .executeTakeFirst();
}

interface MadeVariants {
  mediaId: number;
  color: string;
  variants: (PictureVariant & { size: number })[];
}

/** @returns files to remove: the old ones, or the new ones if another server was faster or the picture is gone */
export async function storeVariants(
  db: Kysely<Tables>,
  { mediaId, color, variants, now }: MadeVariants & { now: Date },
): Promise<string[]> {
  return write(db, { actor: housekeeping, now }, async ({ tx, shown }) => {
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
    const rows = variants.map(({ name, width, format, size }) => ({
      ...{ mediaId, fileName: name },
      ...{ width, format, size },
    }));
    if (rows.length > 0) await tx.insertInto('mediaVariants').values(rows).execute();
    await tx.updateTable('media').set({ color }).where('id', '=', mediaId).execute();
    if (await isUsed(tx, mediaId)) shown();
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
