import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { openJobs } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import type { DocumentFile } from '#/documents/transfer.server.ts';
import { updateMedia } from '#/media/store.server.ts';
import { type ReceivedFile, storeReceived } from '#/media/upload/receive.server.ts';
import { acceptPicture, inUploadFolder, refuseForeign, storePicture } from '#/media/upload/upload.server.ts';
import { type VariantParts, variantJobs } from '#/media/variants/variants.server.ts';
import type { PictureWords } from './picture-words.ts';
import { fileNameOf, pictureFolder, picturesIn } from './pictures-in.ts';

interface Brought {
  files: DocumentFile[];
  folder: string;
}

/** Pictures that the documents show and the library lacks. @throws {Error} when one is not in the folder either */
export async function listMissing(db: Kysely<Tables>, { files, folder }: Brought): Promise<string[]> {
  const rows = await db.selectFrom('media').select('fileName').where('deletedAt', 'is', null).execute();
  const known = new Set(rows.map(({ fileName }) => fileName));
  const missing = picturesIn(files).filter((address) => !known.has(fileNameOf(address)));
  const lost = missing.filter((address) => !isFile(join(folder, pictureFolder, fileNameOf(address))));
  if (lost.length > 0)
    throw new Error(lost.map((address) => `${address}: the picture is nowhere.`).join('\n'));
  return missing;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Decodes all of them, and stores none. @throws {Error} with a line for each that the library would refuse */
export async function checkPictures(
  parts: VariantParts,
  { missing, folder }: { missing: string[]; folder: string },
): Promise<void> {
  const faults: string[] = [];
  for (const address of missing)
    await withPicture(parts, { address, folder }, async (received) => {
      if (!received.format) throw refuseForeign(received);
      await acceptPicture(parts.pictures, received);
    }).catch((error: Error) => void faults.push(`${pictureFolder}/${fileNameOf(address)}: ${error.message}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Whoever is at the terminal could write into the database anyway. */
const check = async () => {};

/**
 * Stores what is missing as an upload would; the library gives each a new address, which the documents then name. A file
 * that the library has already keeps the words that it has there.
 */
export async function bringPictures(
  parts: VariantParts,
  {
    files,
    missing,
    folder,
    words,
    ...by
  }: AuditContext & Brought & { missing: string[]; words: PictureWords },
): Promise<DocumentFile[]> {
  const plans = { variants: variantJobs(parts, (_id, error) => console.error(error)) };
  const jobs = openJobs({ ...parts, plans, onFault: console.error });
  const addresses = new Map<string, string>();
  for (const address of missing)
    await withPicture(parts, { address, folder }, async (received) => {
      const { id, url, isDuplicate } = await storePicture(
        { ...parts, jobs },
        { received, actor: by.actor, check },
      );
      addresses.set(address, url);
      const change = words[fileNameOf(address)];
      if (change && !isDuplicate) await updateMedia(parts.db, { id, change, check, ...by });
    });
  await jobs.finish('variants');
  const json = [...addresses].reduce((text, [old, url]) => text.replaceAll(old, url), JSON.stringify(files));
  return JSON.parse(json);
}

const withPicture = (
  parts: VariantParts,
  { address, folder }: { address: string; folder: string },
  work: (received: ReceivedFile) => Promise<void>,
): Promise<void> =>
  inUploadFolder(parts, async (uploadFolder) => {
    const originalName = fileNameOf(address);
    const bytes = createReadStream(join(folder, pictureFolder, originalName));
    await work(await storeReceived(bytes, { originalName, folder: uploadFolder }));
  });
