import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { binOf } from '#/db/bin-of.ts';
import type { OperationRow, OperationVersionRow, Tables } from '#/db/tables.ts';
import { restorationOf, versionsOf } from '#/db/versions-of.ts';
import { type CheckChange, creationOf, type UpdatePlan, updateOf } from '#/db/writes-of.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import { forgetPictureUses, notePictures } from '#/media/uses.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { Operation, OperationVersion } from './answers.server.ts';
import { isAhead, isDistrictMissing, type OperationDraft, operationDraftSchema } from './schema.ts';
import { chosenOf, columnsOf, findOperation, presentOperation } from './store.server.ts';

export const operationVersions = versionsOf<OperationRow, OperationVersionRow, OperationVersion>({
  kind: 'operation',
  table: 'operationVersions',
  owner: 'operationId',
  valuesOf: ({ id, createdAt, updatedAt, createdBy, updatedBy, deletedAt, deletedBy, ...fields }) => fields,
  present: (_db, { operationId, isPublished, isPlaceHeld, ...row }) => ({
    ...row,
    ...chosenOf(row),
    published: isPublished === 1,
    isPlaceHeld: isPlaceHeld === 1,
  }),
  words,
});

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
    await operationVersions.store(tx, { row, savedBy: actor.username });
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

/** An operation comes back with its earlier versions, and with its photos, which stay in the gallery meanwhile. */
export const operationWrites = {
  create: creationOf(plan),
  update: updateOf(plan),
  ...binOf({ ...plan, words, forget: forgetPictureUses }),
};

/** Whether the operation is published stays as it is, and so does whether its place is held. */
export const restoreOperationVersion = restorationOf<Operation, OperationVersion, OperationDraft>({
  find: findOperation,
  get: operationVersions.get,
  mix: (earlier, { published, isPlaceHeld, district }) => ({
    ...earlier,
    published,
    isPlaceHeld,
    // a version from before the place was held may have none
    district: earlier.district || district,
  }),
  schema: operationDraftSchema,
  update: operationWrites.update,
  words,
});

/**
 * Lets visitors read the whole place from now on. Nothing happens to one that is not held.
 * @throws {Refusal} 404 when there is no such operation; 409 when it is changed at the same moment
 */
export async function releasePlace(
  db: Kysely<Tables>,
  { id, ...by }: AuditContext & { id: number; check?: CheckChange },
): Promise<Operation> {
  const stored = await findOperation(db, id);
  if (!stored) throw notFound(words.notFound);
  if (!stored.isPlaceHeld) return stored;
  const { id: _id, createdAt, updatedAt, ...draft } = stored;
  return operationWrites.update(db, { id, draft: { ...draft, isPlaceHeld: false }, ...by });
}
