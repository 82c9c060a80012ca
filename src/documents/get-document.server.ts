import type { Kysely } from 'kysely';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { isKnown, readStored } from './forms.server.ts';
import { presentDocument } from './store.server.ts';

export async function getDocument(tx: Kysely<Tables>, id: number): Promise<DocumentRow> {
  const row = await tx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isKnown(row.name)) throw notFound(text.notFound);
  return row;
}

export async function getVersionValue(
  tx: Kysely<Tables>,
  { stored: { id, name }, version }: { stored: DocumentRow; version: number },
): Promise<unknown> {
  const row = await tx
    .selectFrom('documentVersions')
    .select('value')
    .where('documentId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound(text.versionNotFound);
  return readStored(name, row.value);
}

export function requireSameVersion(stored: DocumentRow, version: number): void {
  if (version === stored.version) return;
  throw new Refusal('changed-meanwhile', text.changedMeanwhile, { current: presentDocument(stored) });
}
