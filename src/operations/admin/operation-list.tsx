import { PagedList } from '#/panel/list/paged-list.tsx';
import { useEditors } from '#/panel/presence/presence.tsx';
import type { ListedOperation } from '../queries.ts';
import { type OperationActs, OperationRow } from './operation-row.tsx';
import type { OperationView } from './use-operation-view.ts';

interface OperationListProps extends OperationActs {
  view: OperationView;
  list: ListedOperation[];
}

export function OperationList({ view, list, ...acts }: OperationListProps) {
  const editorsOf = useEditors('operations');
  return (
    <PagedList view={view} items={list}>
      {(operation) => (
        <OperationRow key={operation.id} operation={operation} editors={editorsOf(operation.id)} {...acts} />
      )}
    </PagedList>
  );
}
