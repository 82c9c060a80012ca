import type { Kysely, NotNull } from 'kysely';
import type { DocumentName } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { VersionSummary } from '#/stored/versions.ts';
import { isKnown, readStored, titleOf } from './forms.server.ts';
import type { DocumentVersion } from './schema.ts';
import { language } from './store.server.ts';

/** The latest first. @throws {Refusal} 404 when there is no such document */
export async function listDocumentVersions(db: Kysely<Tables>, id: number): Promise<VersionSummary[]> {
  const rows = await ofOne(db, id)
    .select(['versions.version', 'versions.isPublished', 'savedAt', 'savedBy', 'name'])
    .orderBy('versions.version', 'desc')
    .execute();
  if (rows.length === 0) throw notFound(text.notFound);
  return rows.map(({ isPublished, name, ...row }) => ({
    ...row,
    title: titleOf(name),
    published: isPublished === 1,
  }));
}

/** @throws {Refusal} 404 when there is no such document or it never had this version */
export async function getDocumentVersion(
  db: Kysely<Tables>,
  { id, version }: { id: number; version: number },
): Promise<DocumentVersion> {
  const row = await ofOne(db, id)
    .select(['versions.version', 'versions.value', 'savedAt', 'savedBy', 'name'])
    .where('versions.version', '=', version)
    .executeTakeFirst();
  if (!row || !isKnown(row.name)) throw notFound(text.versionNotFound);
  const { name, value, ...saved } = row;
  return { ...saved, value: readStored(name, value) };
}

const ofOne = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('documentVersions as versions')
    .innerJoin('documents', 'documents.id', 'versions.documentId')
    .where('documents.id', '=', id);

/** What visitors have read of a document. */
export const selectPublished = (db: Kysely<Tables>, name: DocumentName) =>
  db
    .selectFrom('documentVersions as versions')
    .innerJoin('documents', 'documents.id', 'versions.documentId')
    .select(['versions.version', 'versions.value', 'versions.publishedAt'])
    .where('documents.name', '=', name)
    .where('documents.language', '=', language)
    .where('versions.publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: NotNull }>();
