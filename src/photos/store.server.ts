import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { parseId } from '#/http/id.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { canBeCategory, type PhotoListQuery } from './list-query.ts';
import type { GalleryPhoto, Photo, PhotoDraft } from './schema.ts';

const galleryColumns = ['id', 'imageUrl', 'title', 'description', 'category'] as const;
const columns = [...galleryColumns, 'operationId'] as const;

/** The photos that the filter asks for, the newest first; none for a category or an operation that does not exist. */
export async function listPhotos(
  db: Kysely<Tables>,
  { category, operationId }: PhotoListQuery,
): Promise<Photo[]> {
  const id = parseId(operationId);
  if (operationId !== undefined && id === undefined) return [];
  if (category !== undefined && !canBeCategory(category)) return [];
  return newestFirst(db)
    .select(columns)
    .where((photo) =>
      photo.and({
        ...(category !== undefined && { category }),
        ...(id !== undefined && { operationId: id }),
      }),
    )
    .execute();
}

export const listGalleryPhotos = (db: Kysely<Tables>): Promise<GalleryPhoto[]> =>
  newestFirst(db).select(galleryColumns).execute();

/** @throws {Refusal} 400 when there is no such operation */
export async function addPhoto(
  db: Kysely<Tables>,
  { draft, actor, now }: { draft: PhotoDraft; actor: Actor; now: Date },
): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    // first, because it makes writers wait for each other: the operation found below is there until the end
    await raiseContentVersion(tx);
    await requireOperation(tx, draft.operationId);
    const photo = await tx
      .insertInto('photos')
      .values({ ...draft, createdAt: now.toISOString() })
      .returning(columns)
      .executeTakeFirstOrThrow();
    const change = changeBetween(undefined, photo);
    await recordAudit(tx, { actor, now, action: 'photo.create', subject: subjectOf(photo), change });
    return photo;
  });
}

/** @throws {Refusal} 404 when there is no such photo */
export async function deletePhoto(
  db: Kysely<Tables>,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const deleted = await tx.deleteFrom('photos').where('id', '=', id).returning(columns).executeTakeFirst();
    if (!deleted) throw notFound(text.notFound);
    const change = changeBetween(deleted, undefined);
    await recordAudit(tx, { actor, now, action: 'photo.delete', subject: subjectOf(deleted), change });
  });
}

/** How the log names a photo. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'photo', id, title });

async function requireOperation(tx: Kysely<Tables>, id: number | null) {
  if (id === null) return;
  const operation = await tx.selectFrom('operations').select('id').where('id', '=', id).executeTakeFirst();
  if (!operation) throw invalid(text.operationUnknown, { operationId: text.operationUnknown });
}

const newestFirst = (db: Kysely<Tables>) =>
  db.selectFrom('photos').orderBy('createdAt', 'desc').orderBy('id', 'desc');
