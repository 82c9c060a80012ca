import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { findFirstPosition } from './positions.server.ts';
import type { Photo, PhotoChange } from './schema.ts';
import { findPhoto, photoColumns } from './store.server.ts';

export const photoPlan: UpdatePlan<Photo, PhotoChange, Photo> = {
  kind: 'photo',
  find: findPhoto,
  present: (photo) => photo,
  words,
  async insert(tx, { draft: { version: _version, operationId = null, ...draft }, at }) {
    await requireOperation(tx, { id: operationId, unknown: words.operationUnknown });
    const position = await findFirstPosition(tx);
    return tx
      .insertInto('photos')
      .values({ ...draft, operationId, position, createdAt: at, updatedAt: at })
      .returning(writtenColumns)
      .executeTakeFirstOrThrow();
  },
  async update(tx, { stored, draft: { version: _version, operationId, ...draft }, at }) {
    // an operation in the bin is stored, but not shown to who sends the photo back
    const isMoved = operationId !== undefined && operationId !== stored.operationId;
    if (isMoved) await requireOperation(tx, { id: operationId, unknown: words.operationUnknown });
    const row = await tx
      .updateTable('photos')
      .set({ ...draft, ...(isMoved && { operationId }), updatedAt: at, version: stored.version + 1 })
      .where('id', '=', stored.id)
      .returning(writtenColumns)
      .executeTakeFirstOrThrow();
    return isMoved ? row : { ...row, operationId: stored.operationId };
  },
  record: (tx, { item: { id, title, imageUrl }, now }) =>
    notePictures(
      tx,
      { kind: 'photo', id, title },
      { placed: [{ place: 'photo', addresses: [imageUrl] }], now },
    ),
};

const writtenColumns = [...photoColumns, 'photos.operationId'] as const;

/** @throws {Refusal} 400 when there is no such operation, and as `creationOf`, `updateOf` and `binOf` say */
export const photoWrites = {
  create: creationOf(photoPlan),
  update: updateOf(photoPlan),
  ...binOf({ ...photoPlan, words, forget: forgetPictureUses }),
};
