import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { usePictureOnItsWay } from '#/media/use-picture-upload.ts';
import { ConflictChoice } from '#/ui/conflict-choice.tsx';
import { FormFailure } from '#/ui/form-failure.tsx';
import { FormFrame } from '#/ui/form-frame.tsx';
import { serverMessage } from '#/ui/server-message.ts';
import type { Operation } from '../schema.ts';
import { OperationFields } from './operation-fields.tsx';
import type { OperationFormApi } from './operation-form-schema.ts';
import { useOperationSave } from './use-operation-save.ts';

interface OperationFormProps {
  form: OperationFormApi;
  operation?: Operation;
  /** Of the stored operation that this text was typed over. */
  version?: number;
  onSaved: () => void;
  onCancel: () => void;
}

export function OperationForm({ form, operation, version, onSaved, onCancel }: OperationFormProps) {
  const save = useOperationSave({ form, operation, onSaved });
  const overwrite = form.handleSubmit((draft) => save.mutate(draft));
  return (
    <FormFrame
      onSubmit={form.handleSubmit((draft) => save.mutate({ ...draft, version }))}
      isSaving={save.isPending}
      waitingFor={usePictureOnItsWay()}
      onCancel={onCancel}
      failure={
        save.isError && (
          <FormFailure message={serverMessage(save.error, panelText.saveFailed)}>
            <ConflictChoice
              error={save.error}
              hint={text.conflictHint}
              overwriteLabel={text.overwrite}
              onOverwrite={overwrite}
            />
          </FormFailure>
        )
      }
    >
      <OperationFields form={form} />
    </FormFrame>
  );
}
