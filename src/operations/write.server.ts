import { binOf } from '#/db/bin-of.ts';

import type { OperationRow } from '#/db/tables.ts';
import { creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { invalid } from '#/http/errors.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import { notePictures } from '#/media/note-pictures.server.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { columnsOf, presentOperation } from './row.server.ts';
import { isAhead, isDistrictMissing, type Operation, type OperationDraft } from './schema.ts';
import { findOperation } from './store.server.ts';
import { storeOperationVersion } from './versions.server.ts';

const plan: UpdatePlan<Operation, OperationDraft, OperationRow> = {
  kind: 'operation',
  find: findOperation,
  present: presentOperation,
  words,
  actionOf,
  insert(tx, { draft, at, actor: { username } }) {
    requireNotAhead(draft, at);
    return tx
      .insertInto('operations')
      .values({
        ...columnsOf(checked(draft)),
        ...{ createdAt: at, updatedAt: at, createdBy: username, updatedBy: username },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  },
  update(tx, { stored, draft, at, actor }) {
    // a day from before this rule must not keep anybody from releasing a place
    if (draft.date !== stored.date) requireNotAhead(draft, at);
    return tx
      .updateTable('operations')
      .set({
        ...columnsOf(checked(completed(draft, stored))),
        ...{ updatedAt: at, updatedBy: actor.username, version: stored.version + 1 },
      })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  },
  async record(tx, { row, item: { id, title, imageUrl }, actor, now }) {
    await storeOperationVersion(tx, { row, savedBy: actor.username });
    const placed = [{ place: 'cover' as const, addresses: [imageUrl] }];
    await notePictures(tx, { kind: 'operation', id, title }, { placed, now });
  },
};

/** What visitors notice has a name of its own in the log. */
function actionOf(item: Operation, before?: Operation): AuditAction | undefined {
  if (!before) return item.published ? 'operation.create-published' : undefined;
  if (item.published !== before.published)
    return item.published ? 'operation.publish' : 'operation.unpublish';
  if (item.isPlaceHeld !== before.isPlaceHeld)
    return item.isPlaceHeld ? 'operation.hold-place' : 'operation.release-place';
  return undefined;
}

/** What a draft says nothing of stays as it is. */
const completed = (draft: OperationDraft, stored: Operation): OperationDraft => ({
  ...draft,
  type: draft.type === undefined ? stored.type : draft.type,
  published: draft.published ?? stored.published,
  district: draft.district ?? stored.district,
  isPlaceHeld: draft.isPlaceHeld ?? stored.isPlaceHeld,
});

/** @throws {Refusal} 400 when its place is held and visitors would read nothing instead */
function checked(draft: OperationDraft): OperationDraft {
  if (!isDistrictMissing(draft)) return draft;
  throw invalid(words.districtRequired, { district: words.districtRequired });
}

/** @throws {Refusal} 400 for a day to come, which would stand above all others for years */
function requireNotAhead({ date }: OperationDraft, at: string): void {
  if (isAhead(date, new Date(at))) throw invalid(words.dateAhead, { date: words.dateAhead });
}

export const createOperation = creationOf(plan);
export const updateOperation = updateOf(plan);

/** An operation comes back with its earlier versions, and with its photos, which stay in the gallery meanwhile. */
export const {
  remove: deleteOperation,
  restore: restoreOperation,
  empty: emptyOperationBin,
} = binOf({
  kind: 'operation',
  find: findOperation,
  words,
  forget: forgetPictureUses,
});
