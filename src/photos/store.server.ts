import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import { findMade, noteMade } from '#/db/request-keys.ts';
import type { Tables } from '#/db/tables.ts';
import { conflict, invalid } from '#/http/errors.ts';
import { parseId } from '#/http/id.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { noteOutsideUses } from '#/media/outside/note-outside.server.ts';
import { notePictureUses } from '#/media/uses.server.ts';
import { canBeCategory, type PhotoListQuery } from './list-query.ts';
import type { GalleryPhoto, Photo, PhotoDraft } from './schema.ts';

const galleryColumns = [
  'photos.id',
  'photos.imageUrl',
  'photos.title',
  'photos.description',
  'photos.category',
] as const;

/** The photos that the filter asks for, the newest first; none for a category or an operation that does not exist. */
export async function listPhotos(
  db: Kysely<Tables>,
  { category, operationId }: PhotoListQuery,
): Promise<Photo[]> {
  const id = parseId(operationId);
  if (operationId !== undefined && id === undefined) return [];
  if (category !== undefined && !canBeCategory(category)) return [];
  let query = withOperation(db);
  if (category !== undefined) query = query.where('photos.category', '=', category);
  if (id !== undefined) query = query.where('operations.id', '=', id);
  return query.execute();
}

export const listGalleryPhotos = (db: Kysely<Tables>): Promise<GalleryPhoto[]> =>
  newestFirst(db).select(galleryColumns).execute();

export async function findPhoto(db: Kysely<Tables>, id: number): Promise<Photo | undefined> {
  return withOperation(db).where('photos.id', '=', id).executeTakeFirst();
}

/**
 * @param key of a call that may be repeated: a repetition makes nothing and gives what the first one made
 * @throws {Refusal} 400 when there is no such operation; 409 when the call that bore the same key made another photo
 */
export async function addPhoto(
  db: Kysely<Tables>,
  { draft, key, actor, now }: { draft: PhotoDraft; key?: string; actor: Actor; now: Date },
): Promise<Photo> {
  return db.transaction().execute(async (tx) => {
    // first, because it makes writers wait for each other: the operation found below is there until the end
    await raiseContentVersion(tx);
    const madeId = await findMade(tx, { key, kind: 'photo' });
    if (madeId !== undefined) {
      const made = await findPhoto(tx, madeId);
      if (made && isAsDrafted(made, draft)) return made;
      throw conflict(made ? text.savedBefore : text.savedAndDeleted, made);
    }
    await requireOperation(tx, draft.operationId);
    const photo = await tx
      .insertInto('photos')
      .values({ ...draft, createdAt: now.toISOString() })
      .returning([...galleryColumns, 'photos.operationId'])
      .executeTakeFirstOrThrow();
    await noteMade(tx, { key, kind: 'photo', id: photo.id, now });
    const { id, title } = photo;
    await notePictureUses(tx, { id, title, kind: 'photo' }, [{ place: 'photo', text: photo.imageUrl }]);
    const placed = [{ place: 'photo' as const, addresses: [photo.imageUrl] }];
    await noteOutsideUses(tx, { id, title, kind: 'photo' }, { placed, now });
    const change = changeBetween(undefined, photo);
    await recordAudit(tx, { actor, now, action: 'photo.create', subject: subjectOf(photo), change });
    return photo;
  });
}

const isAsDrafted = (photo: Photo, draft: PhotoDraft) =>
  Object.entries(draft).every(([name, value]) => photo[name as keyof Photo] === value);

/** How the log names a photo. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'photo', id, title });

async function requireOperation(tx: Kysely<Tables>, id: number | null) {
  if (id === null) return;
  const operation = await tx
    .selectFrom('operations')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!operation) throw invalid(text.operationUnknown, { operationId: text.operationUnknown });
}

const newestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('photos')
    .where('photos.deletedAt', 'is', null)
    .orderBy('photos.createdAt', 'desc')
    .orderBy('photos.id', 'desc');

/** A photo whose operation is in the bin belongs to none, until it comes back. */
const withOperation = (db: Kysely<Tables>) =>
  newestFirst(db)
    .leftJoin('operations', (join) =>
      join.onRef('operations.id', '=', 'photos.operationId').on('operations.deletedAt', 'is', null),
    )
    .select([...galleryColumns, 'operations.id as operationId']);
