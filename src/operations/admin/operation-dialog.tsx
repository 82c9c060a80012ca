import { zodResolver } from '@hookform/resolvers/zod';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { FormDialog } from '#/ui/form-dialog.tsx';
import { useKeptForm } from '#/ui/use-kept-form.ts';
import type { Operation } from '../schema.ts';
import { OperationForm } from './operation-form.tsx';
import { operationFormInput, operationFormSchema } from './operation-form-schema.ts';

/** Creates an operation, or changes the one it is given. */
export default function OperationDialog({
  operation,
  onClose,
}: {
  operation?: Operation;
  onClose: () => void;
}) {
  const { form, typedOver, ...keeping } = useKeptForm({
    keepAs: `operation ${operation?.id ?? 'new'}`,
    version: operation?.version,
    resolver: zodResolver(operationFormSchema),
    defaultValues: operationFormInput(operation),
  });
  return (
    <FormDialog
      isWide
      title={operation ? text.editTitle : text.createTitle}
      isDirty={form.formState.isDirty}
      keeping={keeping}
      onClose={onClose}
    >
      {({ close, finish }) => (
        <OperationForm
          form={form}
          operation={operation}
          version={typedOver}
          onSaved={finish}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
