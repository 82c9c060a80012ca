import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, RadioTower } from 'lucide-react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { binDays } from '#/stored/bin.ts';
import { deleteOperation, operationsQuery, restoreOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { OperationList } from './operation-list.tsx';
import { refreshOperations } from './refresh-operations.ts';

const OperationBin = lazyDialog(() => import('./operation-bin.tsx'));
const OperationDialog = lazyDialog(() => import('./operation-dialog.tsx'));

const words = { ...text, failed: operationsText.fetchFailed, hint: text.fetchHint };

export default function OperationsTab() {
  return (
    <ListTab
      title={panelText.operations}
      query={useQuery(operationsQuery)}
      words={words}
      icons={{ none: RadioTower, create: Plus }}
      bin={(close) => <OperationBin onClose={close} />}
      creation={(close) => <OperationDialog onClose={close} />}
    >
      {(list, open) => (
        <OperationList
          list={list}
          onEdit={(operation) => open((close) => <OperationDialog operation={operation} onClose={close} />)}
          onDelete={(operation) =>
            open((close) => <OperationDeletion operation={operation} onClose={close} />)
          }
        />
      )}
    </ListTab>
  );
}

function OperationDeletion({ operation, onClose }: { operation: Operation; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={binPanelText.deletionHint(operation.title, binDays)}
      remove={() => deleteOperation(operation.id)}
      undo={{ restore: () => restoreOperation(operation.id), restored: binPanelText.operationRestored }}
      refresh={() => refreshOperations(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
