import type { Kysely } from 'kysely';
import { type CachedReading, openCachedReading, type ReadingEvents } from '#/db/cached-reading.ts';
import { readPictureVersion } from '#/db/content-version.ts';
import { readPlain } from '#/db/read-plain.ts';
import type { Tables } from '#/db/tables.ts';
import { within } from '#/db/within.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import type { LibraryPicture } from './answers.server.ts';
import { type FindPicture, findFileName, type VariantFormat } from './library-picture.ts';
import { listWaiting } from './outside/outside-store.server.ts';

interface LibraryState {
  find: FindPicture;
  isShown(fileName: string): boolean | undefined;
}

/** Library in memory, so a page full of pictures costs no query; read again only when a picture has changed. */
export interface Library extends Pick<CachedReading<LibraryState>, 'read' | 'forget'> {
  /** The same as `read`, but uses the last state when reading takes over a second. */
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
      return within(cached.read(), { milliseconds: longestWait, timeoutError }).catch(() => cached.last);
    },
  };
}

const longestWait = 1000;

async function readLibrary(db: Kysely<Tables>): Promise<LibraryState> {
  const variants = await readVariants(db);
  const rows = await db.selectFrom('media').select(columns).execute();
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

/** Whether visitors may have each file: the pictures, and their smaller copies. */
function listFiles(pictures: readonly [string, LibraryPicture][]): ReadonlyMap<string, boolean> {
  const files = new Map<string, boolean>();
  for (const [fileName, { variants, isShown }] of pictures) {
    files.set(fileName, isShown);
    for (const { name } of variants) files.set(name, isShown);
  }
  return files;
}

/** File names by address, without those whose copy is waited for: nothing is known of them. */
async function readOutside(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('outsidePictures')
    .leftJoin('media', 'media.id', 'outsidePictures.mediaId')
    .select(['address', 'media.fileName'])
    .where('addressHash', 'not in', listWaiting(db))
    .execute();
  return new Map(rows.map(({ address, fileName }) => [address, fileName ?? lost]));
}

/** Stands for the file name of a picture that was removed for good. */
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

/** An article may name a thousand that never were. Of more than these, pages try to load what is not there. */
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
  'deletedAt',
] as const;

/** Ten rows for each picture. */
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

/**
 * Tells whether a file is shown that is newer than the last reading: uploads and copies of unused pictures do not
 * change the content version.
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
