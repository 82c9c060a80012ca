import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import { creationOf } from '#/db/writes-of.ts';
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
    await requireOperation(tx, { id: draft.operationId, unknown: words.operationUnknown });
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

export const {
  remove: deletePhoto,
  restore: restorePhoto,
  empty: emptyPhotoBin,
} = binOf({ kind: 'photo', find: findPhoto, words, forget: forgetPictureUses });
