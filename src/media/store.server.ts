import type { Kysely } from 'kysely';
import type { MediaRow, Tables } from '#/db/tables.ts';
import type { CleanPicture } from './images.server.ts';
import type { Media } from './schema.ts';

/** Every picture of the library, newest first. */
export async function listMedia(db: Kysely<Tables>): Promise<Media[]> {
  const rows = await db.selectFrom('media').selectAll().orderBy('id', 'desc').execute();
  return rows.map(presentMedia);
}

export async function addMedia(
  db: Kysely<Tables>,
  {
    picture,
    fileName,
    originalName,
    now,
  }: { picture: CleanPicture; fileName: string; originalName: string; now: Date },
): Promise<Media> {
  const { mimetype, size, width, height } = picture;
  const row = await db
    .insertInto('media')
    .values({ fileName, originalName, mimetype, size, width, height, uploadedAt: now.toISOString() })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentMedia(row);
}

function presentMedia({ fileName, ...media }: MediaRow): Media {
  return { ...media, url: `/media/${fileName}` };
}
