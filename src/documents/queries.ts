import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DocumentName } from '#/content/documents.ts';
import { freshItemQuery, listQuery } from '#/http/fetch-list.ts';
import { getJson, HttpError, requestJson } from '#/http/request.ts';
import { versionCalls } from '#/http/stored-calls.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import type {
  DocumentSummary,
  DocumentVersion,
  FoundFields,
  PublicationOutcome,
  StoredDocument,
} from './answers.server.ts';
import { assemble, type FlatDocument, fieldName, flatten } from './flat-document.ts';
import type { Publication, Undo } from './schema.ts';

const calls = '/api/admin/documents';

export const documentsQuery = queryOptions({
  ...listQuery<DocumentSummary>(calls, text.fetchFailed),
  staleTime: 0,
});

/** Fields of all documents that are called so or hold it. */
export const fieldsQuery = (q: string) =>
  queryOptions({
    ...listQuery<FoundFields>(`${calls}/fields?${new URLSearchParams({ q })}`, text.searchFailed),
    enabled: q !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Fetched again whenever its form is opened. */
export const documentQuery = (id: number) => freshItemQuery<StoredDocument>(`${calls}/${id}`);

export interface NamedDocument {
  document: StoredDocument;
  /** What visitors read, which is not the document's own value while that is a draft. */
  published: unknown;
}

/** Query of a document of which a form knows the name only. */
export const namedDocumentQuery = (name: DocumentName) =>
  queryOptions({ ...freshItemQuery<NamedDocument>(`${calls}?name=${name}`), queryFn: () => findNamed(name) });

async function findNamed(name: DocumentName): Promise<NamedDocument> {
  const all = await getJson<DocumentSummary[]>(calls);
  const id = all.find((document) => document.name === name)?.id;
  const document = await getJson<StoredDocument>(`${calls}/${id}`);
  if (document.published) return { document, published: document.value };
  const { value } = await getJson<DocumentVersion>(`${calls}/${id}/versions/${document.publishedVersion}`);
  return { document, published: value };
}

export const documentVersionCalls = versionCalls<DocumentVersion>('documents', {
  failed: text.versionsFailed,
});

export interface DocumentInput {
  published: boolean;
  /** When it is to come out by itself, ISO 8601 UTC; null for at once. */
  publishAt: string | null;
  version?: number;
}

/** @throws {HttpError} whose `current` and `fields` speak of the form's fields */
export async function saveDocument(
  { id, form }: { id: number; form: FormSchema },
  { version, published, publishAt, ...fields }: DocumentInput & Record<string, unknown>,
  accepted?: readonly string[],
): Promise<FlatDocument> {
  try {
    const isOut = published && publishAt === null;
    const draft = { version, published: isOut, publishAt, value: assemble(form, fields) };
    return flatten(await requestJson<StoredDocument>('PUT', `${calls}/${id}`, draft, { accepted }));
  } catch (error) {
    throw error instanceof HttpError ? inTheForm(error, form) : error;
  }
}

function inTheForm({ status, body, fields, current }: HttpError, form: FormSchema): HttpError {
  const named = Object.entries(fields).map(([path, message]) => [fieldName(form, path), message]);
  const flat = current ? { current: flatten(current as StoredDocument) } : {};
  return new HttpError(status, JSON.stringify({ ...body, ...flat, fields: Object.fromEntries(named) }));
}

export const discardDraft = ({ id, version }: Pick<DocumentSummary, 'id' | 'version'>) =>
  requestJson<StoredDocument>('DELETE', `${calls}/${id}/draft?version=${version}`);

/** @throws {HttpError} 422 for what its own form asks about */
export const publishDocuments = (documents: Publication['documents']) =>
  requestJson<PublicationOutcome>('POST', `${calls}/publish`, { documents }, { accepted: [] });

/** Visitors read these versions again. */
export const publishEarlier = (documents: Undo['documents']) =>
  requestJson<PublicationOutcome>('POST', `${calls}/undo`, { documents });
