import { useQueryClient } from '@tanstack/react-query';
import { usePictureOnItsWay } from '#/media/fields/use-picture-upload.ts';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { createOperation, updateOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { operationFormPlan } from './operation-form-plan.ts';
import { refreshOperations } from './refresh-operations.ts';

interface OperationDialogProps {
  operation?: Operation;
  onClose: () => void;
}

/** Creates an operation, or changes the one it is given. */
export default function OperationDialog({ operation, onClose }: OperationDialogProps) {
  const queries = useQueryClient();
  return (
    <StoredFormDialog
      plan={operationFormPlan}
      stored={operation}
      calls={{
        create: createOperation,
        update: updateOperation,
        refresh: (saved) => refreshOperations(queries, saved),
      }}
      waitingFor={usePictureOnItsWay()}
      onClose={onClose}
    />
  );
}
