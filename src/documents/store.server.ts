import type { Kysely } from 'kysely';
import { type Content, type DocumentName, guardedFields } from '#/content/documents.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { formOf, isKnown, knownNames, readStored, titleOf } from './forms.server.ts';
import type { DocumentSummary, StoredDocument } from './schema.ts';

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
