import type { Kysely } from 'kysely';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
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

/**
 * All of them or none.
 * @param ids each once
 * @returns the names of the files that nothing speaks of any more
 * @throws {Refusal} 404 when one of the pictures is not there
 */
export async function deleteMedia(db: Kysely<Tables>, ids: number[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const deleted = await tx.deleteFrom('media').where('id', 'in', ids).returning('fileName').execute();
    if (deleted.length !== ids.length) throw notFound(text.gone);
    return deleted.map(({ fileName }) => fileName);
  });
}

function presentMedia({ fileName, ...media }: MediaRow): Media {
  return { ...media, url: `/media/${fileName}` };
}
