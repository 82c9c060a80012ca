import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listDocumentFiles } from '#/documents/transfer.server.ts';
import type { VariantParts } from '#/media/variants/variants.server.ts';
import { listPictureWords, placeOfWords } from './picture-words.ts';
import { fileNameOf, pictureFolder, picturesIn } from './pictures-in.ts';

/** @throws {Error} when the folder holds something: files of an earlier export would be mixed with these */
export async function exportContent(
  { db, files }: Pick<VariantParts, 'db' | 'files'>,
  { folder }: { folder: string },
): Promise<string> {
  const present = (await makeFolder(folder)).filter((name) => name !== pictureFolder);
  if (present.length > 0) throw new Error(`${folder} is not empty. Give a folder of its own.`);
  const documents = await listDocumentFiles(db);
  for (const { name, value } of documents) await writeJson(join(folder, `${name}.json`), value);
  const pictures = picturesIn(documents).map(fileNameOf);
  for (const fileName of pictures) await takeOut(files, { fileName, folder });
  if (pictures.length > 0) await writeJson(placeOfWords(folder), await listPictureWords(db, pictures));
  return `${documents.length} documents and ${pictures.length} pictures are in ${folder}.`;
}

const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** @returns what is in it already */
async function makeFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(join(folder, pictureFolder), { recursive: true });
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${folder} is not a folder that can be written (${code}).`, { cause: error });
  }
}

async function takeOut(
  files: VariantParts['files'],
  { fileName, folder }: { fileName: string; folder: string },
): Promise<void> {
  const found = await files.find(fileName);
  if (!found) throw new Error(`The picture ${fileName} is not there: "npm run media -- verify" tells more.`);
  await pipeline(found.read(), createWriteStream(join(folder, pictureFolder, fileName)));
}
