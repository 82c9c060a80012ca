import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from '../library-picture.ts';
import type { PictureOwner, PicturePlace } from '../uses.server.ts';
import { nameOfAddress } from '../web/name-of-address.server.ts';
import { countRoom, findOutside, hashOf } from './outside-store.server.ts';

export interface PlacedAddresses {
  place: PicturePlace;
  addresses: readonly (string | null)[];
}

/** Call it after `notePictureUses`. Never refuses a save: without room, further pictures wait for the next save. */
export async function noteOutsideUses(
  tx: Kysely<Tables>,
  { kind, id, title }: PictureOwner,
  { placed, now }: { placed: readonly PlacedAddresses[]; now: Date },
): Promise<void> {
  const named = placed.flatMap(({ place, addresses }) =>
    listOutside(addresses).map((address) => ({ place, address })),
  );
  if (named.length === 0) return;
  const fileNames = await noteOutside(tx, { addresses: named.map(({ address }) => address), now });
  const rows = named.flatMap(({ place, address }) => {
    const fileName = fileNames.get(address);
    return fileName ? [{ fileName, ownerKind: kind, ownerId: id, place, title }] : [];
  });
  for (const batch of inBatches(rows)) {
    await tx
      .insertInto('pictureUses')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** A picture of the library counts as ours, whichever host the address names. */
function listOutside(addresses: readonly (string | null)[]): string[] {
  const outside = addresses.flatMap((typed) => {
    const address = outsideAddressOf(typed ?? '');
    return address === undefined || findFileName(address) ? [] : [address];
  });
  return [...new Set(outside)];
}

/** @returns file names by address; addresses without room in the queue are missing */
async function noteOutside(
  tx: Kysely<Tables>,
  { addresses, now }: { addresses: string[]; now: Date },
): Promise<Map<string, string>> {
  const known = await findOutside(tx, addresses);
  const fileNames = new Map(known.map(({ address, fileName }) => [address, fileName ?? '']));
  const unknown = [...new Set(addresses)].filter((address) => !fileNames.has(address));
  const fresh = unknown.length > 0 ? unknown.slice(0, await countRoom(tx)) : [];
  if (fresh.length > 0) {
    const added = await addWaiting(tx, { addresses: fresh, nextTryAt: now.toISOString(), now });
    for (const { address, fileName } of added) fileNames.set(address, fileName);
  }
  return fileNames;
}

interface NewWaiting {
  /** Unknown addresses, or those of pictures removed for good. */
  addresses: string[];
  nextTryAt: string;
  now: Date;
  tried?: { attempts: number; failure: string };
}

export async function addWaiting(
  tx: Kysely<Tables>,
  { addresses, nextTryAt, now, tried }: NewWaiting,
): Promise<{ id: number; address: string; fileName: string }[]> {
  const placeholders = new Map(addresses.map((address) => [createPlaceholder(), address]));
  const rows = await tx
    .insertInto('media')
    .values(
      [...placeholders].map(([fileName, address]) => ({
        ...{ fileName, originalName: nameOfAddress(new URL(address)), uploadedAt: now.toISOString() },
        ...{ size: 0, mimetype: '', width: 0, height: 0, isWaiting: 1 as const },
      })),
    )
    .returning(['id', 'fileName'])
    .execute();
  const added = rows.map((row) => ({ ...row, address: placeholders.get(row.fileName) ?? '' }));
  await tx
    .insertInto('outsidePictures')
    .values(
      added.map(({ id, address }) => ({
        ...{ addressHash: hashOf(address), address, mediaId: id, nextTryAt },
        ...tried,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('addressHash').doUpdateSet((row) => ({
        mediaId: row.ref('excluded.mediaId'),
        attempts: row.ref('excluded.attempts'),
        nextTryAt: row.ref('excluded.nextTryAt'),
        failure: row.ref('excluded.failure'),
      })),
    )
    .execute();
  return added;
}

/** Is no file name, so no file is looked up under it. */
const createPlaceholder = () => `waiting-${randomBytes(12).toString('hex')}`;
