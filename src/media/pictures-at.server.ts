import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { findFileName } from './library-picture.ts';
import { mostAddresses } from './limits.ts';
import { readListed } from './listed.server.ts';
import { findOutside } from './outside/outside-store.server.ts';
import type { Media } from './schema.ts';

export const picturesAtSchema = z.object({ address: z.array(z.string()).max(mostAddresses) });

/** In the order of the addresses, which may be of other sites; null where the library has no picture outside the bin. */
export async function findPicturesAt(
  db: Kysely<Tables>,
  addresses: readonly string[],
): Promise<(Media | null)[]> {
  const idOf = await findIds(db, addresses);
  const pictures = await readListed(db, [...new Set(idOf.values())]);
  const byId = new Map(pictures.map((media) => [media.id, media]));
  return addresses.map((address) => byId.get(idOf.get(address) ?? 0) ?? null);
}

/** A picture of the library is known by its file's name, whatever the host before it. */
async function findIds(db: Kysely<Tables>, addresses: readonly string[]): Promise<Map<string, number>> {
  const names = addresses.flatMap((address) => findFileName(address) ?? []);
  const rows =
    names.length === 0
      ? []
      : await db.selectFrom('media').select(['id', 'fileName']).where('fileName', 'in', names).execute();
  const here = new Map(rows.map(({ id, fileName }) => [fileName, id]));
  const outside = await findOutside(
    db,
    addresses.flatMap((address) => outsideAddressOf(address) ?? []),
  );
  const copies = new Map(outside.map(({ address, mediaId }) => [address, mediaId]));
  return new Map(
    addresses.flatMap((address): [string, number][] => {
      const id = here.get(findFileName(address) ?? '') ?? copies.get(outsideAddressOf(address) ?? '');
      return id ? [[address, id]] : [];
    }),
  );
}
