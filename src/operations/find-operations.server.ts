import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { findInList, type Indexed } from '#/panel/list/list-index.server.ts';
import type { ListPage } from '#/stored/list-page.ts';
import type { OperationListQuery } from './list-schema.server.ts';
import type { ListedOperation } from './queries.ts';
import { listOperationIds, readListedOperations } from './store.server.ts';

/** The newest operation comes first. */
export const indexedOperations = {
  present: listOperationIds,
  read: readListedOperations,
  textOf: ({ title, description, location, district, type, date }: ListedOperation) =>
    [title, description, location, district, type, formatLongDate(date), formatDottedDate(date)].join(' '),
};

export const findOperations = (
  index: readonly Indexed<ListedOperation>[],
  query: OperationListQuery,
): ListPage<ListedOperation> =>
  findInList(index, { query, accepts: filters[query.filter], order: orders[query.order] });

const filters: Record<OperationListQuery['filter'], (operation: ListedOperation) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  draft: ({ published }) => !published,
  held: ({ isPlaceHeld }) => isPlaceHeld,
  active: ({ status }) => status === 'active',
  completed: ({ status }) => status === 'completed',
  cancelled: ({ status }) => status === 'cancelled',
};

const orders: Record<OperationListQuery['order'], (newestFirst: ListedOperation[]) => ListedOperation[]> = {
  newest: (operations) => operations,
  oldest: (operations) => operations.toReversed(),
  title: (operations) => operations.toSorted((a, b) => compareTexts(a.title, b.title)),
};
