import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from '../library-picture.ts';
import type { PictureOwner, PicturePlace } from '../uses.server.ts';
import { countRoom, findOutside, hashOf, waitForCopies } from './outside-store.server.ts';

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

/** @returns under which name the use of each is noted; addresses without room in the queue are missing */
async function noteOutside(
  tx: Kysely<Tables>,
  { addresses, now }: { addresses: string[]; now: Date },
): Promise<Map<string, string>> {
  const known = await findOutside(tx, addresses);
  const names = new Map(known.map(({ address, fileName }) => [address, fileName ?? hashOf(address)]));
  const unknown = [...new Set(addresses)].filter((address) => !names.has(address));
  const fresh = unknown.length > 0 ? unknown.slice(0, await countRoom(tx)) : [];
  if (fresh.length > 0) await waitForCopies(tx, { addresses: fresh, from: now });
  for (const address of fresh) names.set(address, hashOf(address));
  return names;
}
