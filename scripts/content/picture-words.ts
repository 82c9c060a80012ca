import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { type MediaChange, mediaChangeSchema } from '#/media/schema.ts';
import { pictureFolder } from './pictures-in.ts';
import { readJson } from './read-json.ts';

/** What the library says of pictures, by the names of their files: 'pictures/pictures.json'. */
export type PictureWords = Record<string, MediaChange>;

const place = `${pictureFolder}/pictures.json`;

export const placeOfWords = (folder: string): string => join(folder, place);

export async function listPictureWords(
  db: Kysely<Tables>,
  fileNames: readonly string[],
): Promise<PictureWords> {
  if (fileNames.length === 0) return {};
  const rows = await db
    .selectFrom('media')
    .select(['fileName', 'originalName', 'altText', 'credit', 'consentNote', 'focusX', 'focusY', 'isHidden'])
    .where('fileName', 'in', fileNames)
    .orderBy('fileName')
    .execute();
  return Object.fromEntries(
    rows.map(({ fileName, isHidden, ...words }) => [fileName, { ...words, isHidden: isHidden === 1 }]),
  );
}

/** Nothing for a folder without the file, as somebody wrote it by hand. @throws {Error} with a line for each fault */
export async function readPictureWords(folder: string): Promise<PictureWords> {
  const path = placeOfWords(folder);
  if (!existsSync(path)) return {};
  const { data, error } = schema.safeParse(await readJson(path, place));
  if (!error) return data;
  throw new Error(
    error.issues.map(({ path, message }) => `${[place, ...path].join(': ')}: ${message}`).join('\n'),
  );
}

const schema = z.record(
  z.string(),
  z
    .strictObject(mediaChangeSchema.shape)
    .refine(
      (words) => Object.keys(words).length > 0,
      'nothing is said of this picture. Write something, or remove its entry.',
    ),
);
