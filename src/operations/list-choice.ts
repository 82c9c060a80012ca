import type { ListChoice } from '#/panel/list/paged-query.ts';
import { operationStatuses } from './schema.ts';

export const operationFilters = [
  'all',
  'published',
  'draft',
  'held',
  'incomplete',
  ...operationStatuses,
] as const;
export const operationOrders = ['newest', 'oldest', 'title'] as const;

export type OperationListChoice = ListChoice<
  (typeof operationFilters)[number],
  (typeof operationOrders)[number]
>;

/** Choice of the list when it is opened. */
export const firstOperationChoice: OperationListChoice = { search: '', filter: 'all', order: 'newest' };
