import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { binOf } from '#/db/bin-of.ts';
import { requireOperation } from '#/db/require-operation.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { createWithin, creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import type { CheckShown } from '#/media/guard-shown.server.ts';
import { creditPictures } from '#/media/store.server.ts';
import { forgetPictureUses, notePictures } from '#/media/uses.server.ts';
import type { Photo } from './answers.server.ts';
import { findFirstPosition } from './order.server.ts';
import type { PhotoBatch, PhotoChange } from './schema.ts';
import { findPhoto, photoColumns } from './store.server.ts';

const photoPlan: UpdatePlan<Photo, PhotoChange, Photo> = {
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

const plan = {
  ...photoPlan,
  words: { ...words, savedBefore: words.batchSavedBefore, savedAndDeleted: words.batchSavedAndDeleted },
};

/** All or none. A repeated `key` adds nothing. @throws {Refusal} as `photoWrites.create` and `creditPictures` do */
export async function addPhotos(
  db: Kysely<Tables>,
  { batch, key, check, ...context }: AuditContext & { batch: PhotoBatch; key?: string; check: CheckShown },
): Promise<Photo[]> {
  const { photos, category, operationId, credit } = batch;
  const drafts = photos.map((photo) => ({ ...photo, category, operationId, description: '' }));
  return write(db, context, async (write) => {
    const added: Photo[] = [];
    // the one that is added last stands first
    for (const [place, draft] of [...drafts.entries()].toReversed())
      added.unshift(await createWithin(write, plan, { draft, key: key && `${key} ${place}` }));
    const addresses = photos.map(({ imageUrl }) => imageUrl);
    if (credit) await creditPictures(write, { addresses, credit, check });
    return added;
  });
}
