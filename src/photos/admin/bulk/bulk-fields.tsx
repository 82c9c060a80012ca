import { Controller, type UseFormReturn } from 'react-hook-form';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { OperationField } from '#/panel/form/operation-field.tsx';
import { byHand, followOperation } from '../follow-operation.ts';
import { CategoryField } from '../photo-fields.tsx';
import type { BulkDraft, BulkForm } from './bulk-form-schema.ts';

interface BulkFieldsProps {
  form: UseFormReturn<BulkForm, unknown, BulkDraft>;
}

/** What all of the photos have in common. */
export function BulkFields({ form }: BulkFieldsProps) {
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <Controller
        control={control}
        name="operationId"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <OperationField
            value={value ?? null}
            onChange={(id) => {
              followOperation(form, id);
              onChange(id);
            }}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field: { value }, fieldState: { error } }) => (
          <CategoryField
            value={value ?? ''}
            onChange={(category) => form.setValue('category', category, byHand)}
            error={error?.message}
          />
        )}
      />
      <Field label={text.titleLabel} hint={text.titleHint} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={text.credit} hint={text.creditHint} error={errors.credit?.message}>
        {(field) => <TextInput {...field} {...register('credit')} autoComplete="off" />}
      </Field>
    </>
  );
}
