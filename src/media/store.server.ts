import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import type { CleanPicture } from './process/orders.server.ts';
import type { Media } from './schema.ts';
import { oweVariants } from './variant-store.server.ts';

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
    contentHash,
    actor,
    now,
  }: {
    picture: CleanPicture;
    fileName: string;
    originalName: string;
    contentHash: string;
    actor: Actor;
    now: Date;
  },
): Promise<Media> {
  const { mimetype, size, width, height } = picture;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('media')
      .values({
        fileName,
        originalName,
        mimetype,
        size,
        width,
        height,
        contentHash,
        uploadedAt: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await oweVariants(tx, row.id);
    const media = presentMedia(row);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.create', subject: subjectOf(media), change });
    return media;
  });
}

/**
 * All of them or none.
 * @param ids each once
 * @returns the names of the files that nothing speaks of any more
 * @throws {Refusal} 404 when one of the pictures is not there
 */
export async function deleteMedia(
  db: Kysely<Tables>,
  { ids, actor, now }: { ids: number[]; actor: Actor; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const deleted = await tx.deleteFrom('media').where('id', 'in', ids).returningAll().execute();
    if (deleted.length !== ids.length) throw notFound(text.gone);
    for (const media of deleted.map(presentMedia)) {
      const change = changeBetween(media, undefined);
      await recordAudit(tx, { actor, now, action: 'media.delete', subject: subjectOf(media), change });
    }
    return deleted.map(({ fileName }) => fileName);
  });
}

/** How the log names a picture. */
const subjectOf = ({ id, originalName }: Media) => ({ kind: 'media', id, title: originalName });

function presentMedia({ fileName, ...media }: MediaRow): Media {
  return { ...media, url: `/media/${fileName}` };
}
