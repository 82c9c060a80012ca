import { Controller } from 'react-hook-form';
import { newsCategories } from '#/content/kinds.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { AltTextFields } from '#/media/fields/alt-text-fields.tsx';
import { PicturesField } from '#/media/fields/pictures-field.tsx';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { wordlessPictures } from '#/media/library-pictures.ts';
import { CheckboxField } from '#/panel/form/checkbox-field.tsx';
import { Field } from '#/panel/form/field.tsx';
import { SelectField } from '#/panel/form/select-field.tsx';
import { TextArea } from '#/panel/form/text-area.tsx';
import { TextInput } from '#/panel/form/text-input.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.ts';
import { ContentField } from './content-field.tsx';
import { errorsOf } from './described-pictures.ts';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

const categories = newsCategories.map((category) => ({ value: category, label: category }));

/** The fields of an article, in the order of its form. */
export const newsFields: FieldPlans<NewsFormInput, NewsFormOutput> = {
  title: {
    label: text.titleLabel,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.titleLabel} error={errors.title?.message}>
        {(field) => <TextInput {...field} {...register('title')} autoComplete="off" />}
      </Field>
    ),
  },
  excerpt: {
    label: text.excerptLabel,
    input: ({ register, formState: { errors } }) => (
      <Field label={text.excerptLabel} hint={text.excerptHint} error={errors.excerpt?.message}>
        {(field) => <TextArea {...field} {...register('excerpt')} rows={2} />}
      </Field>
    ),
  },
  content: {
    label: text.contentLabel,
    input: (form) => {
      const { error, altTextError } = errorsOf(form, 'content');
      return (
        <div className="grid gap-3">
          <ContentField form={form} error={error} />
          <AltTextFields urls={wordlessPictures(form.watch('content'))} error={altTextError} />
        </div>
      );
    },
  },
  category: {
    label: text.categoryLabel,
    input: ({ control, formState: { errors } }) => (
      <Controller
        control={control}
        name="category"
        render={({ field: { ref, value, onChange } }) => (
          <SelectField
            {...{ ref, value, onChange }}
            label={text.categoryLabel}
            options={categories}
            placeholder={text.chooseCategory}
            error={errors.category?.message}
          />
        )}
      />
    ),
  },
  imageUrl: {
    label: text.coverLabel,
    input: (form) => (
      <Controller
        control={form.control}
        name="imageUrl"
        render={({ field: { ref, value, onChange } }) => (
          <UploadField
            {...{ ref, onChange }}
            label={text.coverLabel}
            hint={text.coverHint}
            value={value ?? ''}
            {...errorsOf(form, 'imageUrl')}
          />
        )}
      />
    ),
  },
  images: {
    label: text.imagesLabel,
    input: (form) => (
      <Controller
        control={form.control}
        name="images"
        render={({ field: { ref, value, onChange } }) => (
          <PicturesField
            {...{ ref, value, onChange }}
            label={text.imagesLabel}
            hint={text.imagesHint}
            {...errorsOf(form, 'images')}
          />
        )}
      />
    ),
  },
  published: {
    label: text.publish,
    show: (isPublished) => (isPublished ? text.published : text.draft),
    input: ({ register }) => (
      <CheckboxField {...register('published')} label={text.publish} hint={text.publishHint} />
    ),
  },
};
