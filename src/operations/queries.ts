import type { Binned } from '#/http/answers.server.ts';
import { freshItemQuery, freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { storedCalls, versionCalls } from '#/http/stored-calls.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { pagedQuery } from '#/panel/list/paged-query.ts';
import type { ChosenOperation, ListedOperation, OperationVersion } from './answers.server.ts';
import type { OperationListChoice } from './list-choice.ts';
import type { Operation, OperationInput } from './schema.ts';

export const operationList = '/api/admin/operations/list';

/** Query of the panel's list, drafts included. */
export const operationListQuery = (choice: OperationListChoice) =>
  pagedQuery<ListedOperation>(operationList, { choice, failed: text.fetchFailed });

/**
 * Query of the operations to choose from in the forms of news and photos: all of them, drafts included, the newest
 * first.
 */
export const operationChoicesQuery = listQuery<ChosenOperation>(
  '/api/admin/operations/choices',
  text.fetchFailed,
);

/** Fetched again whenever its form is opened. */
export const operationQuery = (id: number) => freshItemQuery<ListedOperation>(`/api/admin/operations/${id}`);

export const operationBinQuery = freshListQuery<Binned>('/api/admin/operations/bin', text.binFetchFailed);

export const operationVersionCalls = versionCalls<OperationVersion>('operations', {
  failed: text.versionsFetchFailed,
});

export const {
  save: saveOperation,
  remove: deleteOperation,
  restore: restoreOperation,
  publish: publishOperation,
} = storedCalls<Operation, OperationInput>('operations');

/** Lets visitors read the whole place. */
export const releasePlace = (id: number) =>
  requestJson<Operation>('POST', `/api/admin/operations/${id}/release-place`);
