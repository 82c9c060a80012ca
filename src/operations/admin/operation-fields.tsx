import { Controller } from 'react-hook-form';
import { operationTypes } from '#/content/kinds.ts';
import { formatDottedDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { Field } from '#/panel/form/field.tsx';
import { NumberInput } from '#/panel/form/number-input.tsx';
import { SelectField } from '#/panel/form/select-field.tsx';
import { TextArea } from '#/panel/form/text-area.tsx';
import { TextInput } from '#/panel/form/text-input.tsx';
import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.ts';
import { operationStatuses } from '../schema.ts';
import type { OperationFormInput, OperationFormOutput } from './operation-form-schema.ts';

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

/** The fields of an operation, in the order of its form. */
export const operationFields: FieldPlans<OperationFormInput, OperationFormOutput> = {
  title: {
    label: text.titleLabel,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
    ),
  },
  description: {
    label: text.descriptionLabel,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.descriptionLabel} error={errors.description?.message}>
        {(field) => <TextArea {...field} {...register('description')} rows={4} />}
      </Field>
    ),
  },
  location: {
    label: text.locationLabel,
    isHalf: true,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.locationLabel} hint={text.locationHint} error={errors.location?.message}>
        {(field) => <TextInput {...field} {...register('location')} autoComplete="off" />}
      </Field>
    ),
  },
  date: {
    label: text.dateLabel,
    isHalf: true,
    show: formatDottedDate,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.dateLabel} error={errors.date?.message}>
        {(field) => <TextInput {...field} {...register('date')} type="date" />}
      </Field>
    ),
  },
  status: {
    label: text.statusLabel,
    isHalf: true,
    show: (status) => operationsText.status[status],
    input: ({ control, formState: { errors } }) => (
      <Controller
        control={control}
        name="status"
        render={({ field: { ref, value, onChange } }) => (
          <SelectField
            {...{ ref, value, onChange }}
            label={text.statusLabel}
            options={statuses}
            placeholder={text.chooseStatus}
            error={errors.status?.message}
          />
        )}
      />
    ),
  },
  type: {
    label: text.typeLabel,
    isHalf: true,
    show: (type) => type || text.noType,
    input: ({ control, formState: { errors } }) => (
      <Controller
        control={control}
        name="type"
        render={({ field: { ref, value, onChange } }) => (
          <SelectField
            ref={ref}
            label={text.typeLabel}
            value={value || none}
            onChange={(type) => onChange(type === none ? '' : type)}
            options={types}
            placeholder={text.noType}
            error={errors.type?.message}
          />
        )}
      />
    ),
  },
  rescuedCount: countOf('rescuedCount', text.rescuedLabel),
  volunteerCount: countOf('volunteerCount', text.volunteersLabel),
  imageUrl: {
    label: text.imageLabel,
    input: ({ control, formState: { errors } }) => (
      <Controller
        control={control}
        name="imageUrl"
        render={({ field: { ref, value, onChange } }) => (
          <UploadField
            {...{ ref, onChange }}
            label={text.imageLabel}
            hint={text.imageHint}
            value={value ?? ''}
            error={errors.imageUrl?.message}
          />
        )}
      />
    ),
  },
};

function countOf(
  name: 'rescuedCount' | 'volunteerCount',
  label: string,
): FieldPlan<OperationFormInput, OperationFormOutput, number> {
  return {
    label,
    isHalf: true,
    input: ({ register, formState }) => (
      <Field label={label} error={formState.errors[name]?.message}>
        {(field) => (
          <NumberInput {...field} {...register(name, { setValueAs: readCount })} min={0} autoComplete="off" />
        )}
      </Field>
    ),
  };
}

/** Nothing typed is nobody. */
const readCount = (typed: string | number) => (typed === '' ? 0 : Number(typed));
