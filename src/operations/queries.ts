import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Binned } from '#/stored/bin.ts';
import type { Operation, OperationInput } from './schema.ts';

export const operationsQuery = queryOptions({
  queryKey: ['/api/operations'],
  queryFn: () => fetchList<Operation>('/api/operations', text.fetchFailed),
});

/** What is in the bin; read again whenever it is opened. */
export const operationBinQuery = queryOptions({
  queryKey: ['/api/admin/operations/bin'],
  queryFn: () => fetchList<Binned>('/api/admin/operations/bin', text.binFetchFailed),
  staleTime: 0,
  gcTime: 0,
});

/** @param key the same for each repetition of one save, so that it never makes two operations */
export const createOperation = (draft: OperationInput, key?: string) =>
  requestJson<Operation>('POST', '/api/operations', draft, { key });
export const updateOperation = (id: number, draft: OperationInput) =>
  requestJson<Operation>('PUT', `/api/operations/${id}`, draft);
export const deleteOperation = (id: number) => requestJson<void>('DELETE', `/api/operations/${id}`);
export const restoreOperation = (id: number) =>
  requestJson<Operation>('POST', `/api/admin/operations/${id}/restore`);
