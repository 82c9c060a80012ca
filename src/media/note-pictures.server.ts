import type { Kysely } from 'kysely';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from './library-picture.ts';
import { countRoom, findOutside, hashOf, waitForCopies } from './outside/outside-store.server.ts';
import { notePictureUses, type PictureOwner, type PicturePlace } from './uses.server.ts';

export interface PlacedPictures {
  place: PicturePlace;
  addresses: readonly (string | null)[];
  /** A whole text, which may name files of the library without showing them. */
  text?: string;
}

interface Noting {
  placed: readonly PlacedPictures[];
  now: Date;
}

/** Call it in the transaction `tx` that changes the owner. From then on outside pictures wait for their copy. */
export async function notePictures(
  tx: Kysely<Tables>,
  owner: PictureOwner,
  { placed, now }: Noting,
): Promise<void> {
  const texts = placed.map(({ place, addresses, text }) => ({ place, text: text ?? addresses.join('\n') }));
  await notePictureUses(tx, owner, texts);
  await noteOutsideUses(tx, owner, { placed, now });
}

/** Never refuses a save: without room, further pictures wait for the next save. */
async function noteOutsideUses(
  tx: Kysely<Tables>,
  { kind, id, title }: PictureOwner,
  { placed, now }: Noting,
): Promise<void> {
  const named = placed.flatMap(({ place, addresses }) =>
    listOutside(addresses).map((address) => ({ place, address })),
  );
  const addresses = [...new Set(named.map(({ address }) => address))];
  const known = new Map((await findOutside(tx, addresses)).map((outside) => [outside.address, outside]));
  const fresh = addresses.filter((address) => !known.has(address));
  if (fresh.length > 0)
    await waitForCopies(tx, { addresses: fresh.slice(0, await countRoom(tx)), from: now });
  const rows = named.map(({ place, address }) => ({
    fileName: known.get(address)?.fileName ?? hashOf(address),
    ...{ ownerKind: kind, ownerId: id, place, title },
  }));
  for (const batch of inBatches(rows))
    await tx
      .insertInto('pictureUses')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Each once. A picture of the library counts as ours, whichever host the address names. */
function listOutside(addresses: readonly (string | null)[]): string[] {
  const outside = addresses.flatMap((typed) => {
    const address = outsideAddressOf(typed ?? '');
    return address === undefined || findFileName(address) ? [] : [address];
  });
  return [...new Set(outside)];
}
