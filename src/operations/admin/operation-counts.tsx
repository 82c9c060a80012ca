import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { Field } from '#/ui/form/field.tsx';
import { NumberInput } from '#/ui/form/number-input.tsx';
import type { OperationFormApi } from './operation-form-schema.ts';

const counts = [
  { name: 'rescuedCount', label: text.rescuedLabel },
  { name: 'volunteerCount', label: text.volunteersLabel },
] as const;

export function OperationCounts({ form: { register, formState } }: { form: OperationFormApi }) {
  return counts.map(({ name, label }) => (
    <Field key={name} label={label} error={formState.errors[name]?.message}>
      {(field) => (
        <NumberInput {...field} {...register(name, { setValueAs: readCount })} min={0} autoComplete="off" />
      )}
    </Field>
  ));
}

/** Nothing typed is nobody. */
const readCount = (typed: string | number) => (typed === '' ? 0 : Number(typed));
