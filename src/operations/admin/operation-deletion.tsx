import { useQueryClient } from '@tanstack/react-query';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { binDays } from '#/stored/bin.ts';
import { deleteOperation, restoreOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { refreshOperations } from './refresh-operations.ts';

export function OperationDeletion({ operation, onClose }: { operation: Operation; onClose: () => void }) {
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
