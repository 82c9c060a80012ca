import { lazy, useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { formFields } from '#/collections/ordinary-inputs.tsx';
import { newsCategories } from '#/content/kinds.ts';
import { istanbulTime } from '#/format/istanbul-time.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { newsVersionsText } from '#/i18n/tr/versions-panel.ts';
import { joinAddresses, splitAddresses } from '#/media/fields/addresses.ts';
import { AltTextFields } from '#/media/fields/alt-text-field.tsx';
import { PictureField, PicturesField } from '#/media/fields/pictures-field.tsx';
import { useTextPictures } from '#/media/fields/use-text-pictures.ts';
import { wordlessPictures } from '#/media/panel-pictures.ts';
import { UploadRows } from '#/media/sending/upload-rows.tsx';
import { OperationField } from '#/panel/form/operation-field.tsx';
import { checkbox, choice, controlled } from '#/panel/stored/field-kinds.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import { PublishAtField, showTime } from '#/panel/stored/publish-at-field.tsx';
import { WritingArea } from '#/panel/writing/writing-area.tsx';
import { IfMayPublish } from '#/staff/if-may-publish.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { listLibraryPictures } from '../check/library-pictures.ts';
import { mostImages, type News, news } from '../schema.ts';
import { errorsOf } from './described-pictures.ts';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';
import type { NewsForm } from './use-article-findings.ts';

const publish = checkbox<NewsFormInput, NewsFormOutput>({
  label: text.publish,
  hint: text.publishHint,
  show: (isPublished) => (isPublished ? text.published : text.draft),
});

export const newsFields: FieldPlans<NewsFormInput, NewsFormOutput> = formFields(news, {
  content: {
    label: text.contentLabel,
    empty: '',
    input: (form) => <ContentField form={form} />,
  },
  category: choice({
    isRequired: true,
    label: text.categoryLabel,
    empty: '',
    options: newsCategories.map((category) => ({ value: category, label: category })),
    placeholder: text.chooseCategory,
  }),
  imageUrl: {
    label: text.coverLabel,
    empty: '',
    lines: (url: string | null) => [url ?? newsVersionsText.noCover],
    input: controlled(({ ref, value, onChange }, form) => (
      <PictureField
        {...{ ref, onChange }}
        label={text.coverLabel}
        hint={text.coverHint}
        value={value}
        {...errorsOf(form, 'imageUrl')}
      />
    )),
  },
  images: {
    label: text.imagesLabel,
    empty: '',
    read: joinAddresses,
    lines: (urls: string[]) => urls,
    input: controlled(({ ref, value, onChange }, form) => (
      <PicturesField
        ref={ref}
        value={splitAddresses(value)}
        onChange={(urls) => onChange(joinAddresses(urls))}
        label={text.imagesLabel}
        hint={text.imagesHint}
        most={mostImages}
        {...errorsOf(form, 'images')}
      />
    )),
  },
  operationId: {
    label: text.operationLabel,
    empty: null,
    show: nameOperation,
    lines: (id: number | null) => [nameOperation(id)],
    input: controlled(({ value, onChange, error }) => (
      <OperationField value={value} onChange={onChange} error={error} />
    )),
  },
  publishAt: {
    label: publishingText.dateLabel,
    empty: null,
    show: showTime,
    lines: (at: string | null) => [showTime(at && istanbulTime(at))],
    read: (at: string | null | undefined) => (at ? istanbulTime(at) : null),
    input: (form) => <PublicationTime form={form} />,
  },
  published: {
    ...publish,
    input: (form, name) => <IfMayPublish>{publish.input(form, name)}</IfMayPublish>,
    // else the correction of a word would call off what waits for its time
    read: (isPublished: boolean, { scheduled }: News) => isPublished || scheduled,
  },
});

const ArticlePreview = lazy(() => import('./article-preview.tsx'));

/** Time of publication; a person who may not publish reads that once, below. */
function PublicationTime({ form }: { form: NewsForm }) {
  return useMayPublish() && <PublishAtField form={form} />;
}

function nameOperation(id: number | null): string {
  return id === null ? text.noOperation : text.operation(id);
}

function ContentField({ form }: { form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput> }) {
  const { field } = useController({ control: form.control, name: 'content' });
  const { error, altTextError } = errorsOf(form, 'content');
  const content = field.value;
  const addresses = useMemo(() => listLibraryPictures({ content, imageUrl: '', images: [] }), [content]);
  const { pictures, uploads } = useTextPictures(addresses);
  return (
    <div className="grid gap-3">
      <WritingArea
        label={text.contentLabel}
        hint={text.contentHint}
        codesHint={text.contentCodesHint}
        error={error}
        isRequired
        field={field}
        Preview={ArticlePreview}
        pictures={pictures}
      />
      <UploadRows uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
      <AltTextFields urls={wordlessPictures(content)} error={altTextError} />
    </div>
  );
}
