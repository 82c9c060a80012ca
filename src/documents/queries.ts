import { queryOptions } from '@tanstack/react-query';
import { freshItemQuery, listQuery } from '#/http/fetch-list.ts';
import { HttpError, requestJson, requestSuccess } from '#/http/request.ts';
import { versionCalls } from '#/http/version-calls.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { assemble, type FlatDocument, fieldName, flatten } from './flat-document.ts';
import type { FormSchema } from './form-schema.ts';
import type { DocumentSummary, DocumentVersion, Publication, StoredDocument } from './schema.ts';

const calls = '/api/admin/documents';

export const documentsQuery = queryOptions({
  ...listQuery<DocumentSummary>(calls, text.fetchFailed),
  staleTime: 0,
});

/** Fetched again whenever its form is opened. */
export const documentQuery = (id: number) => freshItemQuery<StoredDocument>(`${calls}/${id}`);

export const documentVersionCalls = versionCalls<DocumentVersion>('documents', {
  failed: text.versionsFailed,
});

export interface DocumentInput {
  published: boolean;
  version?: number;
}

/** @throws {HttpError} whose `current` and `fields` speak of the form's fields */
export async function saveDocument(
  { id, form }: { id: number; form: FormSchema },
  { version, published, ...fields }: DocumentInput & Record<string, unknown>,
): Promise<FlatDocument> {
  try {
    const draft = { version, published, value: assemble(form, fields) };
    return flatten(await requestJson<StoredDocument>('PUT', `${calls}/${id}`, draft));
  } catch (error) {
    throw error instanceof HttpError ? inTheForm(error, form) : error;
  }
}

function inTheForm({ status, body, fields, current }: HttpError, form: FormSchema): HttpError {
  const named = Object.entries(fields).map(([path, message]) => [fieldName(form, path), message]);
  const flat = current ? { current: flatten(current as StoredDocument) } : {};
  return new HttpError(status, JSON.stringify({ ...body, ...flat, fields: Object.fromEntries(named) }));
}

export const publishDocuments = (documents: Publication['documents']) =>
  requestSuccess('POST', `${calls}/publish`, { documents });

/** Visitors read these versions again. */
export const publishEarlier = (documents: Publication['documents']) =>
  requestSuccess('POST', `${calls}/undo`, { documents });
