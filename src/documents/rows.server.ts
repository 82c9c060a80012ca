import type { Kysely } from 'kysely';
import { type Change, changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { storeVersions } from '#/db/versions.ts';
import { notePictureUses } from '#/media/uses.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isReordered, listChanges } from './changed-lines.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';
import { formOf, readStored, titleOf } from './forms.server.ts';
import { noteAccountWriter } from './proposals/guarded.server.ts';
import type { DocumentDraft } from './schema.ts';

interface NewVersion extends AuditContext {
  stored: DocumentRow;
  value: unknown;
  draft: Pick<DocumentDraft, 'published' | 'publishAt'>;
  /** Of a text that was saved before. */
  written?: { savedAt: string; savedBy: string };
}

/** Visitors go on reading what they read. Call it in a transaction that locks the content. */
export async function storeVersion(
  tx: Kysely<Tables>,
  { stored, value, draft, written, actor, now }: NewVersion,
): Promise<DocumentRow> {
  const [json, version] = [JSON.stringify(value), stored.version + 1];
  const { savedAt, savedBy } = written ?? { savedAt: now.toISOString(), savedBy: actor.username };
  await storeVersions(tx, [
    {
      ...{ kind: 'document', ownerId: stored.id, version, title: '', value: json },
      ...{ isPublished: 0, publishedAt: null, savedAt, savedBy },
    },
  ]);
  const row = await tx
    .updateTable('documents')
    .set({
      ...{ value: json, version, updatedAt: savedAt, updatedBy: savedBy },
      publishAt: draft.published ? null : draft.publishAt,
      scheduledBy: draft.published || !draft.publishAt ? null : actor.staffId,
      accountWriters: await noteAccountWriter(tx, { stored, json, staffId: actor.staffId }),
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUses(tx, row);
  return row;
}

/**
 * Visitors read this version from now on; whether they may is for `publishOrPropose` and `confirmProposal` to say.
 * Call it in a transaction that raises the content version.
 */
export async function putOut(
  tx: Kysely<Tables>,
  { id, value, version, now }: Pick<DocumentRow, 'id' | 'value' | 'version'> & { now: Date },
): Promise<DocumentRow> {
  await tx
    .updateTable('versions')
    .set((row) => ({
      isPublished: 1,
      publishedAt: row.fn.coalesce('publishedAt', row.val(now.toISOString())),
    }))
    .where('kind', '=', 'document')
    .where('ownerId', '=', id)
    .where('version', '=', version)
    .execute();
  const row = await tx
    .updateTable('documents')
    .set({ publishedValue: value, publishedVersion: version })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUses(tx, row);
  // a later draft keeps its writers, and the time for which it is planned
  if (row.version !== version) return row;
  await tx.updateTable('documents').set({ accountWriters: '[]' }).where('id', '=', id).execute();
  return unschedule(tx, id);
}

export const unschedule = (tx: Kysely<Tables>, id: number): Promise<DocumentRow> =>
  tx
    .updateTable('documents')
    .set({ publishAt: null, scheduledBy: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The library asks before it deletes a picture that visitors see, or that a draft will show them. */
const noteUses = (tx: Kysely<Tables>, { id, name, value, publishedValue }: DocumentRow): Promise<void> =>
  notePictureUses(tx, { kind: 'document', id, title: titleOf(name) }, [
    { place: 'photo', text: `${publishedValue} ${value}` },
  ]);

/** @param before,after JSON */
export function record(
  tx: Kysely<Tables>,
  {
    row,
    before,
    after,
    action,
    actor,
    now,
  }: AuditContext & {
    row: Pick<DocumentRow, 'id' | 'name'>;
    before: string;
    after: string;
    action: AuditAction;
  },
): Promise<void> {
  const subject = { kind: 'document', id: row.id, title: titleOf(row.name) };
  const [was, is] = [before, after].map((json) => readStored(row.name, json));
  const told = row.name === 'notice' ? actionOnNotice(action, [was, is].map(isNoticeOn)) : action;
  return recordAudit(tx, { actor, now, action: told, subject, change: changeInWords(row.name, { was, is }) });
}

/** Visitors see the notice come and go, and the log says which. */
function actionOnNotice(action: AuditAction, [was, is]: boolean[]): AuditAction {
  if (was && !is && outward.has(action)) return 'document.notice-off';
  const isPutUp = is && (action === 'document.publish' || (action === 'document.undo' && !was));
  return isPutUp ? 'document.notice-on' : action;
}

const outward = new Set<AuditAction>(['document.publish', 'document.publish-planned', 'document.undo']);

const isNoticeOn = (notice: unknown): boolean =>
  typeof notice === 'object' && notice !== null && 'isOn' in notice && notice.isOn === true;

/** By the labels of the form, because the log knows no documents, and no later form may make it unreadable. */
function changeInWords(name: string, { was, is }: { was: unknown; is: unknown }): Change {
  const form = formOf(name);
  const changes = listChanges(form, was, is).filter((field) => !isReordered(field));
  const lines = new Map(changes.map((field) => [field.name, field]));
  const changed = Object.keys(changeBetween(valuesOf(was), valuesOf(is)));
  return Object.fromEntries(
    changed.map((field) => {
      // of what only stands in another order, the label alone
      const { before, after } = lines.get(field) ?? {};
      return [fieldsOf(form)[field]?.title ?? field, { ...(before && { before }), ...(after && { after }) }];
    }),
  );
}
