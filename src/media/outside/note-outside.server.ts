import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from '../library-picture.ts';
import type { PictureOwner, PicturePlace } from '../uses.server.ts';
import { nameOfAddress } from '../web/name-of-address.server.ts';
import { countRoom, findOutside, hashOf } from './outside-store.server.ts';

/** Addresses that stand in one place of the owner, those of this site among them. */
export interface PlacedAddresses {
  place: PicturePlace;
  addresses: readonly (string | null)[];
}

/**
 * Notes the pictures of other sites that the owner names, after `notePictureUses` and in the same transaction `tx`: each
 * waits in the library for its copy, and is in use there. When too many wait already, further ones are passed over until
 * the owner is saved again: what staff write is never refused for it.
 */
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

/** The whole addresses elsewhere among these, each once; one of the library counts as ours whichever host it names. */
function listOutside(addresses: readonly (string | null)[]): string[] {
  const outside = addresses.flatMap((typed) => {
    const address = outsideAddressOf(typed ?? '');
    return address === undefined || findFileName(address) ? [] : [address];
  });
  return [...new Set(outside)];
}

/** @returns the names of the files that stand for these addresses, as far as they are known or there was room for them */
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
  /** None of them known yet, or only as one that has gone for good; as many as may wait at most. */
  addresses: string[];
  nextTryAt: string;
  now: Date;
  /** What has been tried already. */
  tried?: { attempts: number; failure: string };
}

/** Pictures without a file, which wait for their copy. */
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

/** No file is ever looked up under such a name. */
const createPlaceholder = () => `waiting-${randomBytes(12).toString('hex')}`;
