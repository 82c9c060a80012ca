import { useQueryClient } from '@tanstack/react-query';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { Deletion } from '#/ui/deletion.tsx';
import { deleteOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { refreshOperations } from './refresh-operations.ts';

export function OperationDeletion({ operation, onClose }: { operation: Operation; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={`“${operation.title}”`}
      remove={() => deleteOperation(operation.id)}
      refresh={() => refreshOperations(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
