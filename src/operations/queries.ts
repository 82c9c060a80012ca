import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation, OperationInput } from './schema.ts';

export const operationsQuery = queryOptions({
  queryKey: ['/api/operations'],
  queryFn: () => fetchList<Operation>('/api/operations', text.fetchFailed),
});

export const createOperation = (draft: OperationInput) =>
  requestJson<Operation>('POST', '/api/operations', draft);
export const updateOperation = (id: number, draft: OperationInput) =>
  requestJson<Operation>('PUT', `/api/operations/${id}`, draft);
export const deleteOperation = (id: number) => requestJson<void>('DELETE', `/api/operations/${id}`);
