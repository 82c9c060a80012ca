import type { Kysely } from 'kysely';
import { type CachedReading, openCachedReading, type ReadingEvents } from '#/db/cached-reading.ts';
import { withTimeout } from '#/db/connection.ts';
import { readPictureVersion } from '#/db/content-version.ts';
import { readPlain } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import type { LibraryPicture } from './answers.server.ts';
import { type FindPicture, findFileName, type VariantFormat } from './library-picture.ts';
import { listWaiting } from './outside/outside-store.server.ts';

interface LibraryState {
  find: FindPicture;
  isShown(fileName: string): boolean | undefined;
}

/** Holds what pages need to know of all pictures in memory: a page full of them costs no query. Read again only when one has changed. */
export interface Library extends Pick<CachedReading<LibraryState>, 'read' | 'forget'> {
  /** Does the same as `read`, but gives the last state when reading takes over a second. */
  readSoon(): Promise<LibraryState>;
}

export async function openLibrary(db: Kysely<Tables>, events: ReadingEvents): Promise<Library> {
  let latest: { version: number; state: LibraryState } | undefined;
  const cached = await openCachedReading(async () => {
    // before the pictures: a change between the two is then found at the next reading
    const version = await readPictureVersion(db);
    if (latest?.version !== version) latest = { version, state: await readLibrary(db) };
    return latest.state;
  }, events);
  return {
    read: cached.read,
    forget: cached.forget,
    async readSoon() {
      const timeoutError = () => new Error('the library was not read in time');
      return withTimeout(cached.read(), { milliseconds: longestWait, timeoutError }).catch(() => cached.last);
    },
  };
}

const longestWait = 1000;

async function readLibrary(db: Kysely<Tables>): Promise<LibraryState> {
  const variants = await readVariants(db);
  const rows = await db
    .selectFrom('media')
    .select(['id', 'fileName', 'width', 'height', 'altText', 'color', 'focusX', 'focusY'])
    .select(['isHidden', 'deletedAt'])
    .execute();
  const pictures = new Map<string, LibraryPicture>();
  for (const { id, fileName, isHidden, deletedAt, ...known } of rows) {
    const isShown = isHidden === 0 && deletedAt === null;
    pictures.set(fileName, {
      ...known,
      url: `/media/${fileName}`,
      variants: variants.get(id) ?? [],
      isShown,
    });
  }
  // pages are drawn before their pictures are fetched
  let files: ReadonlyMap<string, boolean> | undefined;
  const stored = [...pictures];
  for (const fileName of await readGone(db)) pictures.set(fileName, gone);
  pictures.set(lost, gone);
  const outside = await readOutside(db);
  return {
    find: (address) => {
      const fileName = findFileName(address) ?? outside.get(outsideAddressOf(address) ?? '');
      return fileName === undefined ? undefined : pictures.get(fileName);
    },
    isShown(fileName) {
      files ??= listFiles(stored);
      return files.get(fileName);
    },
  };
}

/** Tells of each file, original or smaller copy, whether visitors may have it. */
function listFiles(pictures: readonly [string, LibraryPicture][]): ReadonlyMap<string, boolean> {
  const files = new Map<string, boolean>();
  for (const [fileName, { variants, isShown }] of pictures) {
    files.set(fileName, isShown);
    for (const { name } of variants) files.set(name, isShown);
  }
  return files;
}

/** Gives file names by address, without addresses whose copy is waited for: nothing is known of their pictures. */
async function readOutside(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('outsidePictures')
    .leftJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(['address', 'media.fileName'])
    .where('addressHash', 'not in', listWaiting(db))
    .execute();
  return new Map(rows.map(({ address, fileName }) => [address, fileName ?? lost]));
}

/** The file name of a picture that was removed for good. */
const lost = '';

async function readGone(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureUses')
    .leftJoin('media', 'media.fileName', 'pictureUses.fileName')
    .select('pictureUses.fileName')
    .distinct()
    .where('media.id', 'is', null)
    .limit(mostGone)
    .execute();
  return rows.map(({ fileName }) => fileName);
}

/**
 * The limit of names without a picture: an article may name a thousand that never were. Of further ones, pages try to load
 * what is not there.
 */
const mostGone = 50_000;

const gone: LibraryPicture = {
  url: '',
  width: 0,
  height: 0,
  altText: '',
  color: '',
  focusX: 50,
  focusY: 50,
  variants: [],
  isShown: false,
};

/** Reads them plain, because there are ten for each picture. */
async function readVariants(db: Kysely<Tables>): Promise<Map<number, LibraryPicture['variants']>> {
  const rows = await readPlain(
    db,
    db
      .selectFrom('mediaVariants')
      .select(['mediaId as owner', 'width', 'format', 'fileName as name'])
      .$narrowType<{ format: VariantFormat }>()
      .orderBy('mediaId')
      .orderBy('width'),
  );
  const variants = new Map<number, LibraryPicture['variants']>();
  for (const { owner, width, format, name } of rows) {
    const variant = { width, format, name };
    const known = variants.get(owner);
    if (known) known.push(variant);
    else variants.set(owner, [variant]);
  }
  return variants;
}

// For lists that the database cuts: together they say what `isTakenOff` of library-picture.ts says of an address.

/** A query for the ids of those that show a picture of the library which is hidden, in the bin, or gone for good. */
export const listOwnersTakenOff = (db: Kysely<Tables>, kind: StoredKind) =>
  db
    .selectFrom('pictureUses')
    .leftJoin('media', 'media.fileName', 'pictureUses.fileName')
    .where('pictureUses.ownerKind', '=', kind)
    // others are hashes of addresses
    .where('pictureUses.fileName', 'like', '%.%')
    .where(({ or, eb }) =>
      or([eb('media.id', 'is', null), eb('media.isHidden', '=', 1), eb('media.deletedAt', 'is not', null)]),
    )
    .select('pictureUses.ownerId');

/** A query for the addresses of other sites whose copy was removed for good, or is waited for no longer. */
export const listAddressesTakenOff = (db: Kysely<Tables>) =>
  db
    .selectFrom('outsidePictures')
    .where('mediaId', 'is', null)
    .where('addressHash', 'not in', listWaiting(db))
    .select('address');
