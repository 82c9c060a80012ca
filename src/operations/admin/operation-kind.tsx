import { Controller } from 'react-hook-form';
import { operationTypes } from '#/content/kinds.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { SelectField } from '#/ui/form/select-field.tsx';
import { operationStatuses } from '../schema.ts';
import type { OperationFormApi } from './operation-form-schema.ts';

const statuses = operationStatuses.map((status) => ({
  value: status,
  label: operationsText.status[status],
}));

/** Stands for the empty text, which a list of choices cannot hold. */
const none = 'none';
const types = [
  { value: none, label: text.noType },
  ...operationTypes.map((type) => ({ value: type, label: type })),
];

/** What state the operation is in, and what kind of operation it is. */
export function OperationKind({ form: { control, formState } }: { form: OperationFormApi }) {
  const { errors } = formState;
  return (
    <>
      <Controller
        control={control}
        name="status"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={text.statusLabel}
            value={field.value}
            onChange={field.onChange}
            options={statuses}
            placeholder={text.chooseStatus}
            error={errors.status?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={text.typeLabel}
            value={field.value || none}
            onChange={(type) => field.onChange(type === none ? '' : type)}
            options={types}
            placeholder={text.noType}
            error={errors.type?.message}
          />
        )}
      />
    </>
  );
}
