import { PagedList } from '#/panel/list/paged-list.tsx';
import { useEditors } from '#/panel/presence/use-editors.ts';
import type { ListedOperation } from '../queries.ts';
import { OperationRow } from './operation-row.tsx';
import type { OperationView } from './use-operation-view.ts';

type Act = (operation: ListedOperation) => void;

interface OperationListProps {
  view: OperationView;
  list: ListedOperation[];
  onEdit: Act;
  onDelete: Act;
  onVersions: Act;
  onRelease: Act;
  onPublish: Act;
  onUnpublish: Act;
}

export function OperationList({ view, list, ...acts }: OperationListProps) {
  const editorsOf = useEditors('operations');
  return (
    <PagedList view={view} items={list}>
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
    </PagedList>
  );
}
