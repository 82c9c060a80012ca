import { Controller } from 'react-hook-form';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextArea } from '#/panel/form/text-area.tsx';
import { TextInput } from '#/panel/form/text-input.tsx';
import { CategoryField } from './category-field.tsx';
import type { PhotoFormApi } from './empty-photo.ts';
import type { OperationField } from './operation-field.ts';

interface PhotoFieldsProps {
  form: PhotoFormApi;
  OperationField: OperationField;
}

export function PhotoFields({ form, OperationField }: PhotoFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <UploadField
            label={text.imageLabel}
            hint={text.imageHint}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            error={errors.imageUrl?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <CategoryField
            value={field.value ?? ''}
            onChange={field.onChange}
            error={errors.category?.message}
          />
        )}
      />
      <Field label={text.descriptionLabel} hint={text.descriptionHint} error={errors.description?.message}>
        {(field) => <TextArea {...field} {...register('description')} rows={2} />}
      </Field>
      <Controller
        control={control}
        name="operationId"
        render={({ field }) => (
          <OperationField
            value={field.value ?? null}
            onChange={field.onChange}
            error={errors.operationId?.message}
          />
        )}
      />
    </>
  );
}
