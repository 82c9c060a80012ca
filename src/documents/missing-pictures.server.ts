import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Fault } from '#/content/find-faults.ts';
import { inBatches } from '#/db/batches.ts';
import type { Tables } from '#/db/tables.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { findFileName } from '#/media/library-picture.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

/** Pictures that are neither in the library nor among the files that the site came with. */
export async function findMissingPictures(
  db: Kysely<Tables>,
  pictures: readonly PlacedPicture[],
): Promise<Fault[]> {
  const library = await readLibrary(db, pictures);
  const gone = pictures.flatMap(({ path, address }) => {
    const fileName = findFileName(address);
    if (fileName === undefined || library.get(fileName)) return [];
    return [{ path, message: library.has(fileName) ? text.pictureInBin : text.pictureUnknown }];
  });
  return [...findUnknownFiles(pictures), ...gone];
}

/** Those that are not of the library, and no file of the site either. */
export const findUnknownFiles = (pictures: readonly PlacedPicture[]): Fault[] =>
  pictures
    .filter(({ address }) => findFileName(address) === undefined && !isSiteFile(address))
    .map(({ path }) => ({ path, message: text.pictureUnknown }));

/** Whether each picture of the library that is named is outside the bin. */
type Library = ReadonlyMap<string, boolean>;

async function readLibrary(db: Kysely<Tables>, pictures: readonly PlacedPicture[]): Promise<Library> {
  const names = new Set(pictures.flatMap(({ address }) => findFileName(address) ?? []));
  const library = new Map<string, boolean>();
  for (const batch of inBatches([...names])) {
    const rows = await db
      .selectFrom('media')
      .select(['fileName', 'deletedAt'])
      .where('fileName', 'in', batch)
      .execute();
    for (const { fileName, deletedAt } of rows) library.set(fileName, deletedAt === null);
  }
  return library;
}

/** Built, and in the sources; as far away from here as from dist/server. A command runs where one of them is missing. */
const siteFolders = ['../../dist/client', '../../public'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Also a file that the operator has put there. */
const isSiteFile = (address: string): boolean =>
  /^\/(?:artwork|icons)(?:\/[\w-][\w.-]*)+$/.test(address) &&
  siteFolders.some((folder) => existsSync(join(folder, address)));

interface PlacedPicture {
  /** ['slides', 0, 'imageUrl'] */
  path: (string | number)[];
  address: string;
}

/** Every picture that a document shows. */
export function picturesOf(
  schema: FormSchema,
  value: unknown,
  path: PlacedPicture['path'] = [],
): PlacedPicture[] {
  const form = formOfValue(schema, value);
  if (Array.isArray(value))
    return value.flatMap((entry, index) => picturesOf(form.items ?? {}, entry, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      picturesOf(form.properties?.[name] ?? {}, inner, [...path, name]),
    );
  return form.control === 'picture' && typeof value === 'string' ? [{ path, address: value }] : [];
}
