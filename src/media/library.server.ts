import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { within } from '#/db/within.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import {
  type FindPicture,
  findFileName,
  type LibraryPicture,
  type VariantFormat,
} from './library-picture.ts';

/** The library as it was read last. */
interface LibraryState {
  find: FindPicture;
  /** Whether a file, an original or a smaller copy, may be seen; undefined for one that is not known. */
  isShown(fileName: string): boolean | undefined;
}

/** What is known of all pictures, in memory: a page full of them, and each of their files, costs no query. */
export interface Library {
  /** Reads it when content has changed since; while the database cannot be reached, what was read last holds. */
  read(): Promise<LibraryState>;
  /** The same, but when reading takes over a second, what was read last holds: a file is better shown than awaited. */
  readSoon(): Promise<LibraryState>;
  /** Content has changed. */
  forget(): void;
}

/**
 * @param onError hears that it could not be read
 * @param onRecovered hears that it has been read again after that: what was drawn meanwhile may show an older state
 * @throws whatever the database throws at the first reading
 */
export async function openLibrary(
  db: Kysely<Tables>,
  { onError, onRecovered }: { onError: (error: unknown) => void; onRecovered: () => void },
): Promise<Library> {
  let last = await readLibrary(db);
  let hasFailed = false;
  let reading: Promise<LibraryState> | undefined = Promise.resolve(last);

  async function readAgain(): Promise<LibraryState> {
    try {
      last = await readLibrary(db);
      if (hasFailed) onRecovered();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      onError(error);
      // not at each of the requests that come meanwhile
      setTimeout(forget, retryAfter).unref();
    }
    return last;
  }
  function forget() {
    reading = undefined;
  }
  function read() {
    reading ??= readAgain();
    return reading;
  }
  return {
    read,
    async readSoon() {
      const timeoutError = () => new Error('the library was not read in time');
      return within(read(), { milliseconds: longestWait, timeoutError }).catch(() => last);
    },
    forget,
  };
}

/** Milliseconds. */
const retryAfter = 1000;
const longestWait = 1000;

async function readLibrary(db: Kysely<Tables>): Promise<LibraryState> {
  const copies = await readVariants(db);
  const rows = await db.selectFrom('media').select(columns).execute();
  const pictures = new Map<string, LibraryPicture>();
  const files = new Map<string, boolean>();
  for (const { id, fileName, isHidden, isWaiting, deletedAt, ...known } of rows) {
    const isShown = isHidden === 0 && deletedAt === null;
    // as long as it waits for its file there is nothing to show, but somebody may have taken it off already
    if (isWaiting === 1 && isShown) continue;
    const variants = copies.get(id) ?? [];
    pictures.set(fileName, { ...known, url: `/media/${fileName}`, variants, isShown });
    for (const name of [fileName, ...variants.map((variant) => variant.name)]) files.set(name, isShown);
  }
  for (const fileName of await readGone(db)) pictures.set(fileName, gone);
  pictures.set(lost, gone);
  const outside = await readOutside(db);
  return {
    find: (address) => {
      const fileName = findFileName(address) ?? outside.get(outsideAddressOf(address) ?? '');
      return fileName === undefined ? undefined : pictures.get(fileName);
    },
    isShown: (fileName) => files.get(fileName),
  };
}

/** By address: the file that stands for a picture of another site. */
async function readOutside(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('outsidePictures')
    .leftJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(['address', 'media.fileName'])
    .execute();
  return new Map(rows.map(({ address, fileName }) => [address, fileName ?? lost]));
}

/** In the place of the file of a picture that has left the library for good. */
const lost = '';

/** Pictures that something still names although they have left the library for good. */
async function readGone(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureUses')
    .leftJoin('media', 'media.fileName', 'pictureUses.fileName')
    .select('pictureUses.fileName')
    .distinct()
    .where('media.id', 'is', null)
    .execute();
  return rows.map(({ fileName }) => fileName);
}

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

const columns = [
  'id',
  'fileName',
  'width',
  'height',
  'altText',
  'color',
  'focusX',
  'focusY',
  'isHidden',
  'isWaiting',
  'deletedAt',
] as const;

async function readVariants(db: Kysely<Tables>): Promise<Map<number, LibraryPicture['variants']>> {
  const rows = await db
    .selectFrom('mediaVariants')
    .select(['mediaId', 'width', 'format', 'fileName as name'])
    .orderBy('width')
    .execute();
  const copies = new Map<number, LibraryPicture['variants']>();
  for (const { mediaId, width, format, name } of rows) {
    const known = copies.get(mediaId) ?? [];
    copies.set(mediaId, known);
    known.push({ width, format: format as VariantFormat, name });
  }
  return copies;
}

/**
 * For a file that has come since the library was read. Neither an upload nor the smaller copies of a picture that nothing
 * shows yet are a change of content.
 */
export async function isNewlyShown(db: Kysely<Tables>, fileName: string): Promise<boolean> {
  const row =
    (await original(db).where('fileName', '=', fileName).executeTakeFirst()) ??
    (await original(db)
      .innerJoin('mediaVariants', 'mediaVariants.mediaId', 'media.id')
      .where('mediaVariants.fileName', '=', fileName)
      .executeTakeFirst());
  return row !== undefined && row.isHidden === 0 && row.deletedAt === null;
}

const original = (db: Kysely<Tables>) => db.selectFrom('media').select(['isHidden', 'deletedAt']);
