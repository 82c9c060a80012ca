import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { titleOf } from './forms.server.ts';
import type { DocumentDraft } from './schema.ts';

interface NewVersion extends AuditContext {
  stored: DocumentRow;
  value: unknown;
  draft: Pick<DocumentDraft, 'published' | 'publishAt'>;
}

/** Call it in a transaction that raises the content version when `draft` is published. */
export async function storeVersion(
  tx: Kysely<Tables>,
  { stored, value, draft, actor, now }: NewVersion,
): Promise<DocumentRow> {
  const [json, version, at] = [JSON.stringify(value), stored.version + 1, now.toISOString()];
  await tx
    .insertInto('documentVersions')
    .values({
      documentId: stored.id,
      version,
      value: json,
      isPublished: 0,
      savedAt: at,
      savedBy: actor.username,
    })
    .execute();
  const row = await tx
    .updateTable('documents')
    .set({
      ...{ value: json, version, updatedAt: at, updatedBy: actor.username },
      publishAt: draft.published ? null : draft.publishAt,
      scheduledBy: draft.published || !draft.publishAt ? null : actor.staffId,
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return draft.published ? putOut(tx, row) : row;
}

/** Call it in a transaction that raises the content version. */
export async function putOut(tx: Kysely<Tables>, { id, value, version }: DocumentRow): Promise<DocumentRow> {
  await tx
    .updateTable('documentVersions')
    .set({ isPublished: 1 })
    .where('documentId', '=', id)
    .where('version', '=', version)
    .execute();
  return tx
    .updateTable('documents')
    .set({ publishedValue: value, publishedVersion: version, publishAt: null, scheduledBy: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function record(
  tx: Kysely<Tables>,
  {
    row,
    stored,
    action,
    actor,
    now,
  }: AuditContext & { row: DocumentRow; stored: DocumentRow; action: AuditAction },
): Promise<void> {
  const subject = { kind: 'document', id: row.id, title: titleOf(row.name) };
  const before = action === 'document.update' ? stored.value : stored.publishedValue;
  const change = changeBetween(fieldsOf(before), fieldsOf(row.value));
  return recordAudit(tx, { actor, now, action, subject, change });
}

/** A document may be a list. */
function fieldsOf(json: string): object {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? { entries: value } : (value as object);
}
