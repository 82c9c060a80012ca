import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { usePagedView } from '#/panel/list/use-paged-view.ts';
import type { OperationListChoice } from '../list-choice.ts';
import { operationListQuery } from '../queries.ts';
import { operationStatuses } from '../schema.ts';

const first: OperationListChoice = { search: '', filter: 'all', order: 'newest' };

const orders: { value: OperationListChoice['order']; label: string }[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest },
  { value: 'title', label: listPanelText.byTitle },
];

const filters: { value: OperationListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allOperations },
  { value: 'published', label: text.publishedOnly },
  { value: 'draft', label: text.draftsOnly },
  { value: 'held', label: text.heldOnly },
  ...operationStatuses.map((status) => ({ value: status, label: operationsText.status[status] })),
];

export type OperationView = ReturnType<typeof useOperationView>;

export const useOperationView = () => usePagedView({ listQuery: operationListQuery, first, filters, orders });
