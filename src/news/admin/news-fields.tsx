import { Controller, type UseFormReturn } from 'react-hook-form';
import { newsCategories } from '#/content/kinds.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { PicturesField } from '#/media/pictures-field.tsx';
import { UploadField } from '#/media/upload-field.tsx';
import { CheckboxField } from '#/ui/checkbox-field.tsx';
import { Field } from '#/ui/field.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { TextArea } from '#/ui/text-area.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { ContentField } from './content-field.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

const categories = newsCategories.map((category) => ({ value: category, label: category }));

export function NewsFields({ form }: { form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={text.excerptLabel} hint={text.excerptHint} error={errors.excerpt?.message}>
        {(field) => <TextArea {...field} {...register('excerpt')} rows={2} />}
      </Field>
      <ContentField form={form} error={errors.content?.message} />
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={text.categoryLabel}
            value={field.value}
            onChange={field.onChange}
            options={categories}
            placeholder={text.chooseCategory}
            error={errors.category?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="imageUrl"
        render={({ field }) => (
          <UploadField
            label={text.coverLabel}
            hint={text.coverHint}
            value={field.value ?? ''}
            onChange={field.onChange}
            ref={field.ref}
            error={errors.imageUrl?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="images"
        render={({ field }) => (
          <PicturesField
            label={text.imagesLabel}
            hint={text.imagesHint}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            error={errors.images?.message}
          />
        )}
      />
      <CheckboxField {...register('published')} label={text.publish} hint={text.publishHint} />
    </>
  );
}
