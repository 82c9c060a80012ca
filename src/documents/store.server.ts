import type { Kysely, NotNull } from 'kysely';
import { type Content, type DocumentName, guardedFields } from '#/content/documents.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { findVersionRow } from '#/db/versions.ts';
import type { VersionSummary } from '#/http/answers.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { DocumentSummary, DocumentVersion, StoredDocument } from './answers.server.ts';
import { formOf, isKnown, knownNames, readStored, titleOf } from './forms.server.ts';

export const language = 'tr';

/** In the panel's order. */
export async function listDocuments(db: Kysely<Tables>): Promise<DocumentSummary[]> {
  const rows = await withProposals(db).select(summaryColumns).execute();
  return rows
    .filter(({ name }) => isKnown(name))
    .map((row) => summarize(row, isWaiting(row)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ name }: DocumentSummary) => knownNames.indexOf(name as DocumentName);

export async function findDocument(db: Kysely<Tables>, id: number): Promise<StoredDocument | undefined> {
  const row = await withProposals(db)
    .selectAll('documents')
    .where('documents.id', '=', id)
    .executeTakeFirst();
  return row && isKnown(row.name) ? presentDocument(row, isWaiting(row)) : undefined;
}

const withProposals = (db: Kysely<Tables>) =>
  inLanguage(db)
    .leftJoin('documentProposals as proposals', 'proposals.documentId', 'documents.id')
    .select('proposals.version as proposedVersion');

const isWaiting = ({ version, proposedVersion }: { version: number; proposedVersion: number | null }) =>
  version === proposedVersion;

/** Without the document itself, which may be long. */
const summaryColumns = [
  'documents.id',
  'name',
  'documents.version',
  'publishedVersion',
  'publishAt',
  'updatedAt',
  'updatedBy',
] as const;

type SummaryRow = Pick<
  DocumentRow,
  'id' | 'name' | 'version' | 'publishedVersion' | 'publishAt' | 'updatedAt' | 'updatedBy'
>;

export const presentDocument = (row: DocumentRow, waits = false): StoredDocument => ({
  ...summarize(row, waits),
  value: readStored(row.name, row.value),
  form: formOf(row.name),
});

const summarize = (row: SummaryRow, waits: boolean): DocumentSummary => ({
  id: row.id,
  name: row.name,
  title: titleOf(row.name),
  page: formOf(row.name).page,
  version: row.version,
  publishedVersion: row.publishedVersion,
  published: row.version === row.publishedVersion,
  waits,
  isGuarded: isKnown(row.name) && row.name in guardedFields,
  publishAt: row.publishAt,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
});

/** What visitors read, of the documents that are stored, as they are stored. */
export async function readPublished(db: Kysely<Tables>): Promise<Partial<Content>> {
  const rows = await inLanguage(db).select(['name', 'publishedValue']).execute();
  return Object.fromEntries(rows.map(({ name, publishedValue }) => [name, JSON.parse(publishedValue)]));
}

/** What was saved last, for the preview. */
export async function readSaved(db: Kysely<Tables>): Promise<Partial<Content>> {
  const rows = await inLanguage(db).select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]));
}

export const inLanguage = (db: Kysely<Tables>) => db.selectFrom('documents').where('language', '=', language);

export async function getDocument(tx: Kysely<Tables>, id: number): Promise<DocumentRow> {
  const row = await tx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isKnown(row.name)) throw notFound(text.notFound);
  return row;
}

export async function getVersionValue(
  tx: Kysely<Tables>,
  { stored: { id, name }, version }: { stored: DocumentRow; version: number },
): Promise<unknown> {
  const row = await findVersionRow(tx, { kind: 'document', ownerId: id, version });
  if (!row) throw notFound(text.versionNotFound);
  return readStored(name, row.value);
}

export function requireSameVersion(stored: DocumentRow, version: number): void {
  if (version === stored.version) return;
  throw new Refusal('changed-meanwhile', text.changedMeanwhile, { current: presentDocument(stored) });
}

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
    .selectFrom('versions')
    .innerJoin('documents', 'documents.id', 'versions.ownerId')
    .where('versions.kind', '=', 'document')
    .where('documents.id', '=', id);

/** What visitors have read of a document. */
export const selectPublished = (db: Kysely<Tables>, name: DocumentName) =>
  db
    .selectFrom('versions')
    .innerJoin('documents', 'documents.id', 'versions.ownerId')
    .where('versions.kind', '=', 'document')
    .select(['versions.version', 'versions.value', 'versions.publishedAt'])
    .where('documents.name', '=', name)
    .where('documents.language', '=', language)
    .where('versions.publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: NotNull }>();
