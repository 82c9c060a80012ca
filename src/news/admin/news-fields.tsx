import { Controller, type UseFormReturn } from 'react-hook-form';
import { newsCategories } from '#/content/kinds.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { AltTextFields } from '#/media/fields/alt-text-fields.tsx';
import { PicturesField } from '#/media/fields/pictures-field.tsx';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { wordlessPictures } from '#/media/library-pictures.ts';
import { CheckboxField } from '#/ui/form/checkbox-field.tsx';
import { Field } from '#/ui/form/field.tsx';
import { SelectField } from '#/ui/form/select-field.tsx';
import { TextArea } from '#/ui/form/text-area.tsx';
import { TextInput } from '#/ui/form/text-input.tsx';
import { ContentField } from './content-field.tsx';
import { errorsOf } from './described-pictures.ts';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

const categories = newsCategories.map((category) => ({ value: category, label: category }));

export function NewsFields({ form }: { form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const content = errorsOf(form, 'content');
  return (
    <>
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
      <Field label={text.excerptLabel} hint={text.excerptHint} error={errors.excerpt?.message}>
        {(field) => <TextArea {...field} {...register('excerpt')} rows={2} />}
      </Field>
      <div className="grid gap-3">
        <ContentField form={form} error={content.error} />
        <AltTextFields urls={wordlessPictures(form.watch('content'))} error={content.altTextError} />
      </div>
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
            {...errorsOf(form, 'imageUrl')}
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
            {...errorsOf(form, 'images')}
          />
        )}
      />
      <CheckboxField {...register('published')} label={text.publish} hint={text.publishHint} />
    </>
  );
}
