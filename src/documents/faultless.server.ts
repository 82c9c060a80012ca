import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type DocumentName, documentSchemas } from '#/content/documents.ts';
import { type Fault, findFaults } from '#/content/find-faults.ts';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { noticeText } from '#/i18n/tr/notice.ts';
import { findFileName } from '#/media/library-picture.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import { formOf, isKnown, titleOf } from './forms.server.ts';

interface Asked {
  name: string;
  value: unknown;
  /** Absent where times that are over do not count. */
  publication?: PublicationTime;
}

interface PublicationTime {
  now: Date;
  /** ISO 8601 UTC; null for at once. */
  publishAt?: string | null;
}

/** Lists what keeps a document from visitors: rules that it breaks, and pictures that are not there. */
export async function listFaults(db: Kysely<Tables>, { name, value, publication }: Asked): Promise<Fault[]> {
  if (!isKnown(name)) return [];
  const { faults, pictures } = checkRules(name, value);
  const pastTimes = publication ? findPastTimes({ name, value }, publication) : [];
  return [...faults, ...pastTimes, ...(await findMissingPictures(db, pictures))];
}

/** Checks the rules of a document, and finds its pictures, but for what is no address of one: that has its fault already. */
export function checkRules(name: DocumentName, value: unknown) {
  const faults = findFaults(documentSchemas[name], value);
  const places = new Set(faults.map(({ path }) => path.join('.')));
  const pictures = picturesOf(formOf(name), value).filter(({ path }) => !places.has(path.join('.')));
  return { faults, pictures };
}

/** @throws {Refusal} 400 when something keeps it from visitors: `fields` says where */
export async function requireFaultless(db: Kysely<Tables>, asked: Asked): Promise<void> {
  const faults = await listFaults(db, asked);
  if (faults.length === 0) return;
  const sentences = faults.map(({ path, message }) => [['value', ...path].join('.'), message] as const);
  // the first of several that one field has
  const fields = Object.fromEntries(sentences.toReversed());
  throw invalid(text.faults(titleOf(asked.name), Object.keys(fields).length), fields);
}

const endingNotice = z.looseObject({ isOn: z.literal(true), ends: z.iso.datetime({ precision: 3 }) });

/** Tells where visitors would never see what is to be published, because its time is over before it comes out. */
export function findPastTimes(
  { name, value }: { name: string; value: unknown },
  { now, publishAt }: PublicationTime,
): Fault[] {
  const notice = name === 'notice' ? endingNotice.safeParse(value).data : undefined;
  if (!notice) return [];
  if (notice.ends <= now.toISOString()) return [{ path: ['ends'], message: noticeText.neverSeen }];
  if (!publishAt || publishAt < notice.ends) return [];
  return [{ path: ['ends'], message: noticeText.endsBeforeOut }];
}

/** Finds the pictures that are neither in the library nor among the files that the site came with. */
async function findMissingPictures(db: Kysely<Tables>, pictures: readonly PlacedPicture[]): Promise<Fault[]> {
  const library = await readLibrary(db, pictures);
  const gone = pictures.flatMap(({ path, address }) => {
    const fileName = findFileName(address);
    if (fileName === undefined || library.get(fileName)) return [];
    return [{ path, message: library.has(fileName) ? text.pictureInBin : text.pictureUnknown }];
  });
  return [...findUnknownFiles(pictures), ...gone];
}

/** Finds the pictures that are not of the library, and no file of the site either. */
export const findUnknownFiles = (pictures: readonly PlacedPicture[]): Fault[] =>
  pictures
    .filter(({ address }) => findFileName(address) === undefined && !isSiteFile(address))
    .map(({ path }) => ({ path, message: text.pictureUnknown }));

/** Pictures of the library by the names of their files, each with whether it is outside the bin. */
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

/** Folders of the site's own files, as built and in the sources; as far away from here as from dist/server. A command runs where one of them is missing. */
const siteFolders = ['../../dist/client', '../../public'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Tells whether the site has this file, also one that the operator has put there. */
const isSiteFile = (address: string): boolean =>
  /^\/(?:artwork|icons)(?:\/[\w-][\w.-]*)+$/.test(address) &&
  siteFolders.some((folder) => existsSync(join(folder, address)));

interface PlacedPicture {
  /** ['slides', 0, 'imageUrl'] */
  path: (string | number)[];
  address: string;
}

/** Lists every picture that a document shows. */
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
