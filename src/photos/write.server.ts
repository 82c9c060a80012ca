import type { Kysely } from 'kysely';
import { binOf } from '#/db/bin-of.ts';
import type { Tables } from '#/db/tables.ts';
import { creationOf } from '#/db/writes-of.ts';
import { Refusal } from '#/http/errors.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { Photo, PhotoDraft } from './schema.ts';
import { findPhoto, galleryColumns } from './store.server.ts';

/** @throws {Refusal} 400 when there is no such operation, and as `creationOf` says */
export const addPhoto = creationOf<Photo, PhotoDraft, Photo>({
  kind: 'photo',
  find: findPhoto,
  present: (photo) => photo,
  words,
  async insert(tx, { draft, at }) {
    await requireOperation(tx, draft.operationId);
    return tx
      .insertInto('photos')
      .values({ ...draft, createdAt: at })
      .returning([...galleryColumns, 'photos.operationId'])
      .executeTakeFirstOrThrow();
  },
  record: (tx, { item: { id, title, imageUrl }, now }) =>
    notePictures(
      tx,
      { kind: 'photo', id, title },
      { placed: [{ place: 'photo', addresses: [imageUrl] }], now },
    ),
});

async function requireOperation(tx: Kysely<Tables>, id: number | null) {
  if (id === null) return;
  const operation = await tx
    .selectFrom('operations')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (operation) return;
  const fields = { operationId: words.operationUnknown };
  throw new Refusal('operation-unknown', words.operationUnknown, { fields });
}

export const {
  remove: deletePhoto,
  restore: restorePhoto,
  empty: emptyPhotoBin,
} = binOf({ kind: 'photo', find: findPhoto, words, forget: forgetPictureUses });
