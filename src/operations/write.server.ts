import { binOf } from '#/db/bin-of.ts';
import type { OperationRow } from '#/db/tables.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { Operation, OperationDraft } from './schema.ts';
import { columnsOf, findOperation, presentOperation } from './store.server.ts';
import { storeOperationVersion } from './versions.server.ts';

const plan: UpdatePlan<Operation, OperationDraft, OperationRow> = {
  kind: 'operation',
  find: findOperation,
  present: presentOperation,
  words,
  insert: (tx, { draft, at }) =>
    tx
      .insertInto('operations')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  update: (tx, { stored, draft, at }) =>
    tx
      .updateTable('operations')
      .set({ ...columnsOf(completed(draft, stored)), updatedAt: at, version: stored.version + 1 })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  async record(tx, { row, item: { id, title, imageUrl }, actor, now }) {
    await storeOperationVersion(tx, { row, savedBy: actor.username });
    const placed = [{ place: 'cover' as const, addresses: [imageUrl] }];
    await notePictures(tx, { kind: 'operation', id, title }, { placed, now });
  },
};

/** What a draft says nothing of stays as it is. */
const completed = (draft: OperationDraft, { type, published }: Operation): OperationDraft => ({
  ...draft,
  type: draft.type === undefined ? type : draft.type,
  published: draft.published ?? published,
});

export const createOperation = creationOf(plan);
export const updateOperation = updateOf(plan);

/** An operation comes back with its earlier versions, and with its photos, which stay in the gallery meanwhile. */
export const {
  remove: deleteOperation,
  restore: restoreOperation,
  empty: emptyOperationBin,
} = binOf({ kind: 'operation', find: findOperation, words, forget: forgetPictureUses });
