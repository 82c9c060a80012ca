import type { Kysely } from 'kysely';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import type { PictureUse } from './answers.server.ts';
import { findFileName } from './library-picture.ts';
import { countRoom, findOutside, hashOf, waitForCopies } from './outside/outside-store.server.ts';
import type { OwnerKind } from './owners.server.ts';

interface PictureOwner {
  kind: OwnerKind;
  id: number;
  title: string;
}

type PicturePlace = PictureUse['place'];

export interface PlacedPictures {
  place: PicturePlace;
  addresses: readonly (string | null)[];
  /** The whole text, which may name files of the library without showing them. */
  text?: string;
}

interface Noting {
  placed: readonly PlacedPictures[];
  now: Date;
}

/** Notes which pictures an owner shows, in the transaction that changes it. From then on those of other sites wait for their copy. */
export async function notePictures(
  tx: Kysely<Tables>,
  owner: PictureOwner,
  { placed, now }: Noting,
): Promise<void> {
  const texts = placed.map(({ place, addresses, text }) => ({ place, text: text ?? addresses.join('\n') }));
  await notePictureUses(tx, owner, texts);
  await noteOutsideUses(tx, owner, { placed, now });
}

/** Notes pictures of the library alone. Their addresses count with any host, or with a leading slash. */
export async function notePictureUses(
  tx: Kysely<Tables>,
  owner: PictureOwner,
  texts: readonly { place: PicturePlace; text: string }[],
): Promise<void> {
  await forgetPictureUses(tx, owner);
  const uses = texts.flatMap(({ place, text }) =>
    findFileNames(text).map((fileName) => ({ place, fileName })),
  );
  await insertUses(tx, owner, uses);
}

export async function forgetPictureUses(
  tx: Kysely<Tables>,
  { kind, id }: Pick<PictureOwner, 'kind' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('pictureUses').where('ownerKind', '=', kind).where('ownerId', '=', id).execute();
}

const findFileNames = (text: string): string[] => [
  ...new Set(text.match(/(?<=\/media\/)[0-9a-f]{24}\.[a-z]{3,4}/g)),
];

/** Adds uses; a picture that stands in the same place already stays one use. */
async function insertUses(
  tx: Kysely<Tables>,
  { kind, id, title }: PictureOwner,
  uses: readonly { place: PicturePlace; fileName: string }[],
): Promise<void> {
  const rows = uses.map((use) => ({ ...use, ownerKind: kind, ownerId: id, title }));
  for (const batch of inBatches(rows))
    await tx
      .insertInto('pictureUses')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Notes pictures of other sites. Never refuses a save: without room, further ones are waited for from the next save on. */
async function noteOutsideUses(
  tx: Kysely<Tables>,
  owner: PictureOwner,
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
  const uses = named.map(({ place, address }) => ({
    place,
    fileName: known.get(address)?.fileName ?? hashOf(address),
  }));
  await insertUses(tx, owner, uses);
}

/** Lists addresses of other sites, each once. A picture of the library counts as ours, whichever host the address names. */
function listOutside(addresses: readonly (string | null)[]): string[] {
  const outside = addresses.flatMap((typed) => {
    const address = outsideAddressOf(typed ?? '');
    return address === undefined || findFileName(address) ? [] : [address];
  });
  return [...new Set(outside)];
}
