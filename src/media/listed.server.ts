import type { ExpressionBuilder, Kysely } from 'kysely';
import { z } from 'zod';
import { refuseTooMuch, sumBytes } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import type { Media } from './answers.server.ts';
import { findFileName } from './library-picture.ts';
import { mostAddresses } from './limits.ts';
import { findOutside } from './outside/outside-store.server.ts';
import { listOperationsOf, usesForOperations } from './owners.server.ts';
import { presentMedia, withUses } from './store.server.ts';

/**
 * Lists all pictures outside the bin, the newest first.
 * @throws {Refusal} 503 when they are too much to be held at once
 */
export async function listMedia(db: Kysely<Tables>): Promise<Media[]> {
  const pictures = db.selectFrom('media').where('deletedAt', 'is', null);
  const words = await sumBytes(pictures, ['originalName', 'altText', 'credit', 'consentNote']);
  const copied = await sumBytes(db.selectFrom('outsidePictures'), ['address']);
  const operations = await sumBytes(usesForOperations(db), ['use.fileName', 'operations.title']);
  refuseTooMuch(words + copied + operations, most);
  return readListed(db);
}

/** Bytes of some 20,000 usual pictures. */
const most = 30_000_000;

/**
 * Reads pictures with what only lists tell: the smallest copy, the addresses that a picture is shown for, and its operations.
 * @param ids all pictures when left out; none in the bin
 */
export async function readListed(db: Kysely<Tables>, ids?: readonly number[]): Promise<Media[]> {
  if (ids?.length === 0) return [];
  const rows = await withUses(db)
    .select(smallestVariant)
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (media) => media.where('id', 'in', ids ?? []))
    .orderBy('id', 'desc')
    .execute();
  const copied = await listCopied(db, ids);
  const operations = await listOperationsOf(db, ids && rows.map(({ fileName }) => fileName));
  return rows.map(({ thumbnail, ...row }) => ({
    ...presentMedia(row),
    ...(thumbnail && { thumbnailUrl: `/media/${thumbnail}` }),
    ...(copied.has(row.id) && { copyOf: copied.get(row.id) }),
    ...(operations.has(row.fileName) && { operations: operations.get(row.fileName) }),
  }));
}

/** Addresses on other sites that pictures are shown for, by the picture's id. */
export async function listCopied(
  db: Kysely<Tables>,
  ids?: readonly number[],
): Promise<Map<number | null, string[]>> {
  const rows = await db
    .selectFrom('outsidePictures')
    .select(['mediaId', 'address'])
    .where('mediaId', 'is not', null)
    .$if(ids !== undefined, (outside) => outside.where('mediaId', 'in', ids ?? []))
    .execute();
  const byPicture = Map.groupBy(rows, ({ mediaId }) => mediaId);
  return new Map([...byPicture].map(([id, found]) => [id, found.map(({ address }) => address).toSorted()]));
}

const smallestVariant = (row: ExpressionBuilder<Tables, 'media'>) =>
  row
    .selectFrom('mediaVariants')
    .select('mediaVariants.fileName')
    .whereRef('mediaId', '=', 'media.id')
    .where('format', '=', 'webp')
    .orderBy('mediaVariants.width')
    .limit(1)
    .as('thumbnail');

export const picturesAtSchema = z.object({ address: z.array(z.string()).max(mostAddresses) });

/** Finds pictures in the order of their addresses, also of other sites; null where the library has none outside the bin. */
export async function findPicturesAt(
  db: Kysely<Tables>,
  addresses: readonly string[],
): Promise<(Media | null)[]> {
  const outside = await findOutside(
    db,
    addresses.flatMap((address) => outsideAddressOf(address) ?? []),
  );
  const copies = new Map(outside.map(({ address, fileName }) => [address, fileName]));
  // a picture of the library is known by its file's name, whatever the host before it
  const named = addresses.map((address) => [
    findFileName(address),
    copies.get(outsideAddressOf(address) ?? ''),
  ]);
  const pictures = await readNamed(
    db,
    named.flat().filter((name) => typeof name === 'string'),
  );
  const byUrl = new Map(pictures.map((media) => [media.url, media]));
  return named.map((names) => names.flatMap((name) => byUrl.get(`/media/${name}`) ?? []).at(0) ?? null);
}

async function readNamed(db: Kysely<Tables>, fileNames: readonly string[]): Promise<Media[]> {
  if (fileNames.length === 0) return [];
  const rows = await db.selectFrom('media').select('id').where('fileName', 'in', fileNames).execute();
  return readListed(
    db,
    rows.map(({ id }) => id),
  );
}
