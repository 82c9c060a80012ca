import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';

export interface OutsidePicture {
  address: string;
  /** Null when the picture was removed for good. */
  mediaId: number | null;
  fileName: string | null;
  isWaiting: boolean;
  isInBin: boolean;
}

/** Includes those that were given up. */
export const mostWaiting = 1000;

export const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex');

export async function findOutside(
  db: Kysely<Tables>,
  addresses: readonly string[],
): Promise<OutsidePicture[]> {
  const found: OutsidePicture[] = [];
  for (const batch of inBatches(addresses)) {
    const rows = await db
      .selectFrom('outsidePictures')
      .leftJoin('media', 'media.id', 'outsidePictures.mediaId')
      .select(['address', 'mediaId', 'media.fileName', 'media.isWaiting', 'media.deletedAt'])
      .where('addressHash', 'in', batch.map(hashOf))
      .execute();
    for (const { isWaiting, deletedAt, ...row } of rows)
      found.push({ ...row, isWaiting: isWaiting === 1, isInBin: deletedAt !== null });
  }
  return found;
}

export async function countRoom(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('media')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('isWaiting', '=', 1)
    .executeTakeFirstOrThrow();
  return Math.max(0, mostWaiting - waiting);
}
