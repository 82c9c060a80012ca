import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#/db/database.ts';
import { createFileName } from '#/media/files/files-contract.server.ts';

/** A picture of the library, whose file beside the SQLite database holds its own name. @returns the name */
export async function addPicture({ db }: Database, databaseUrl: string): Promise<string> {
  const [fileName, folder] = [createFileName('jpg'), join(dirname(databaseUrl), 'media')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, fileName), fileName);
  const shape = { size: 1, mimetype: 'image/jpeg', width: 4, height: 3 };
  const row = {
    fileName,
    originalName: 'a.jpg',
    altText: '',
    ...shape,
    uploadedAt: '2026-11-20T18:00:00.000Z',
  };
  await db.insertInto('media').values(row).execute();
  return fileName;
}

/** As when the bin is emptied: the row, and not yet the file. */
export const removePictureRow = ({ db }: Database, fileName: string) =>
  sql`delete from media where file_name = ${fileName}`.execute(db);
