import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { FoundList } from '#/panel/list/found-list.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { type ListFilter, type ListOrder, useListView } from '#/panel/list/use-list-view.ts';
import { useEditors } from '#/panel/presence/use-editors.ts';
import type { ListedOperation } from '../queries.ts';
import { type Operation, operationStatuses } from '../schema.ts';
import { OperationRow } from './operation-row.tsx';

const textOf = ({ title, description, location, district, type, date }: Operation) =>
  [title, description, location, district, type, formatLongDate(date), formatDottedDate(date)].join(' ');

const orders: ListOrder<Operation>[] = [
  { value: 'newest', label: listPanelText.newest },
  {
    value: 'oldest',
    label: listPanelText.oldest,
    compare: (a, b) => a.date.localeCompare(b.date) || a.id - b.id,
  },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

const filters: ListFilter<Operation>[] = [
  { value: 'all', label: text.allOperations },
  { value: 'published', label: text.publishedOnly, accepts: ({ published }) => published },
  { value: 'draft', label: text.draftsOnly, accepts: ({ published }) => !published },
  { value: 'held', label: text.heldOnly, accepts: ({ isPlaceHeld }) => isPlaceHeld },
  ...operationStatuses.map((status) => ({
    value: status,
    label: operationsText.status[status],
    accepts: (operation: Operation) => operation.status === status,
  })),
];

type Act = (operation: ListedOperation) => void;

interface OperationListProps {
  list: ListedOperation[];
  onEdit: Act;
  onDelete: Act;
  onVersions: Act;
  onRelease: Act;
  onPublish: Act;
  onUnpublish: Act;
}

export function OperationList({ list, ...acts }: OperationListProps) {
  const editorsOf = useEditors('operations');
  const view = useListView(list, { textOf, orders, filters });
  return (
    <>
      <ListTools view={view} words={text} />
      <FoundList view={view}>
        {(operation) => (
          <OperationRow
            key={operation.id}
            operation={operation}
            editors={editorsOf(operation.id)}
            onEdit={() => acts.onEdit(operation)}
            onDelete={() => acts.onDelete(operation)}
            onVersions={() => acts.onVersions(operation)}
            onRelease={() => acts.onRelease(operation)}
            onPublish={() => acts.onPublish(operation)}
            onUnpublish={() => acts.onUnpublish(operation)}
          />
        )}
      </FoundList>
    </>
  );
}
