import { Controller } from 'react-hook-form';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { Field } from '#/ui/form/field.tsx';
import { TextArea } from '#/ui/form/text-area.tsx';
import { TextInput } from '#/ui/form/text-input.tsx';
import { OperationCounts } from './operation-counts.tsx';
import type { OperationFormApi } from './operation-form-schema.ts';
import { OperationKind } from './operation-kind.tsx';

export function OperationFields({ form }: { form: OperationFormApi }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={text.descriptionLabel} error={errors.description?.message}>
        {(field) => <TextArea {...field} {...register('description')} rows={4} />}
      </Field>
      <div className="grid content-start gap-5 sm:grid-cols-2">
        <Field label={text.locationLabel} hint={text.locationHint} error={errors.location?.message}>
          {(field) => <TextInput {...field} {...register('location')} autoComplete="off" />}
        </Field>
        <Field label={text.dateLabel} error={errors.date?.message}>
          {(field) => <TextInput {...field} {...register('date')} type="date" />}
        </Field>
        <OperationKind form={form} />
        <OperationCounts form={form} />
      </div>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <UploadField
            label={text.imageLabel}
            hint={text.imageHint}
            value={field.value ?? ''}
            onChange={field.onChange}
            ref={field.ref}
            error={errors.imageUrl?.message}
          />
        )}
      />
    </>
  );
}
