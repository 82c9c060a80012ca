import { lazy } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { OnePicturePicker } from '#/media/fields/one-picture-picker.tsx';
import { WritingArea } from '#/panel/writing/writing-area.tsx';
import type { PicturePickerProps } from '#/panel/writing/writing-tools.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

const ArticlePreview = lazy(() => import('./article-preview.tsx'));

interface ContentFieldProps {
  form: UseFormReturn<NewsFormInput, unknown, NewsFormOutput>;
  error?: string;
}

export function ContentField({ form: { control, register }, error }: ContentFieldProps) {
  const typed = useWatch({ control, name: 'content' });
  return (
    <WritingArea
      label={text.contentLabel}
      hint={text.contentHint}
      error={error}
      registered={register('content')}
      typed={typed}
      Preview={ArticlePreview}
      PicturePicker={PictureForText}
    />
  );
}

const PictureForText = (props: PicturePickerProps) => <OnePicturePicker url="" {...props} />;
