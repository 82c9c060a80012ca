import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError, requestJson } from '#/http/request.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation, OperationInput } from './schema.ts';

export const operationsQuery = queryOptions({
  queryKey: ['/api/operations'],
  queryFn: fetchOperations,
});

export const createOperation = (draft: OperationInput) =>
  requestJson<Operation>('POST', '/api/operations', draft);
export const updateOperation = (id: number, draft: OperationInput) =>
  requestJson<Operation>('PUT', `/api/operations/${id}`, draft);
export const deleteOperation = (id: number) => requestJson<void>('DELETE', `/api/operations/${id}`);

/** SPEC section 8: a list that cannot be read says so; 401 and 404 keep their number, which stops the retries. */
async function fetchOperations(): Promise<Operation[]> {
  try {
    return await getJson<Operation[]>('/api/operations');
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(text.fetchFailed);
  }
}
