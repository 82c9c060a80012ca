import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { forgetJob, orderJobs } from '#/db/jobs.ts';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';

export interface OutsidePicture {
  address: string;
  /** Its copy; null while that is waited for, or no longer. */
  mediaId: number | null;
  fileName: string | null;
}

/** The limit of pictures that are waited for, with those that were given up. */
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
      .select(['address', 'mediaId', 'media.fileName'])
      .where('addressHash', 'in', batch.map(hashOf))
      .execute();
    found.push(...rows);
  }
  return found;
}

/** A query for the hashes of addresses whose copy is waited for, also in vain. */
export const listWaiting = (db: Kysely<Tables>) =>
  db.selectFrom('jobs').select('key').where('kind', '=', 'copy');

export async function countRoom(db: Kysely<Tables>): Promise<number> {
  const { waiting } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('kind', '=', 'copy')
    .executeTakeFirstOrThrow();
  return Math.max(0, mostWaiting - waiting);
}

interface NewWaiting {
  addresses: readonly string[];
  from: Date;
  attempts?: number;
  failure?: string;
}

/** Orders copies for addresses that have none. */
export async function waitForCopies(tx: Kysely<Tables>, { addresses, ...order }: NewWaiting): Promise<void> {
  await orderJobs(tx, { kind: 'copy', keys: addresses.map(hashOf), ...order });
  await writeLinks(tx, { addresses, mediaId: null });
}

/** Writes which picture is shown for addresses. Pages hear of it by the triggers of these columns, even where nothing changes in them. */
async function writeLinks(
  tx: Kysely<Tables>,
  { addresses, mediaId }: { addresses: readonly string[]; mediaId: number | null },
): Promise<void> {
  for (const batch of inBatches(addresses))
    await tx
      .insertInto('outsidePictures')
      .values(batch.map((address) => ({ addressHash: hashOf(address), address, mediaId })))
      .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ mediaId }))
      .execute();
}

interface NewLink extends AuditContext {
  address: string;
  mediaId: number;
  /** True when nobody asks now: then it must be waited for still. */
  isUnasked?: boolean;
}

/** Shows the picture wherever the address stands, unless there is one for it already. */
export async function linkCopy(
  db: Kysely<Tables>,
  { address, mediaId, isUnasked = false, ...by }: NewLink,
): Promise<void> {
  await write(db, by, async ({ tx, shown }) => {
    const [known] = await findOutside(tx, [address]);
    if (known?.mediaId) return;
    const isWaiting = await forgetJob(tx, { kind: 'copy', key: hashOf(address) });
    if (isUnasked && !isWaiting) return;
    await writeLinks(tx, { addresses: [address], mediaId });
    await moveUses(tx, { hash: hashOf(address), mediaId });
    // pages were drawn without it
    if (known) shown();
  });
}

export async function stopWaiting(tx: Kysely<Tables>, address: string): Promise<void> {
  await forgetJob(tx, { kind: 'copy', key: hashOf(address) });
  await writeLinks(tx, { addresses: [address], mediaId: null });
}

/** Gives the uses of an address to its copy; where that stands in the same place already, it stays one use. */
async function moveUses(
  tx: Kysely<Tables>,
  { hash, mediaId }: { hash: string; mediaId: number },
): Promise<void> {
  const { fileName } = await tx
    .selectFrom('media')
    .select('fileName')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  const uses = await tx.deleteFrom('pictureUses').where('fileName', '=', hash).returningAll().execute();
  for (const batch of inBatches(uses))
    await tx
      .insertInto('pictureUses')
      .values(batch.map((use) => ({ ...use, fileName })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
