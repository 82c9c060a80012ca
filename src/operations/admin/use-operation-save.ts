import { useQueryClient } from '@tanstack/react-query';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { useFormSave } from '#/ui/use-form-save.ts';
import { createOperation, updateOperation } from '../queries.ts';
import type { Operation, OperationDraft } from '../schema.ts';
import type { OperationFormApi } from './operation-form-schema.ts';
import { refreshOperations } from './refresh-operations.ts';

interface OperationSave {
  form: OperationFormApi;
  operation: Operation | undefined;
  onSaved: () => void;
}

/** Creates or updates; without a `version` an update wins over what others changed meanwhile. */
export function useOperationSave({ form, operation, onSaved }: OperationSave) {
  const queries = useQueryClient();
  return useFormSave({
    form,
    save: (draft: OperationDraft) =>
      operation ? updateOperation(operation.id, draft) : createOperation(draft),
    saved: operation ? text.updated : text.created,
    refresh: () => refreshOperations(queries),
    onSaved,
  });
}
