import { useMemo } from 'react';
import { collectionControls } from '#/collections/form-controls.tsx';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { AltTextFields } from '#/media/fields/alt-text-field.tsx';
import { usePictureErrors } from '#/media/fields/picture-controls.tsx';
import { useTextPictures } from '#/media/fields/use-text-pictures.ts';
import { wordlessPictures } from '#/media/panel-pictures.ts';
import { UploadRows } from '#/media/sending/upload-rows.tsx';
import { Button } from '#/panel/button.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { type Controls, type FieldProps, useWords } from '#/panel/form/field-props.ts';
import { type FormState, useField, useValues } from '#/panel/form/form-state.ts';
import { lazy } from '#/panel/lazy.tsx';
import { WritingArea } from '#/panel/writing/writing-area.tsx';
import { listTextPictures } from '../article-text.ts';
import { listLibraryPictures } from '../check/library-pictures.ts';
import type { NewsInput } from '../schema.ts';

/** Placeholder as high as the closed box, so that nothing moves when it comes. */
const Placeholder = () => <div className="min-h-13 rounded-md border border-snow-300 bg-snow-50" />;

const ArticleCheck = lazy(() => import('./article-check.tsx'), Placeholder);

export const newsControls: Controls = {
  ...collectionControls,
  article: (field) => <ArticleField {...field} />,
  picture: (field) => <CoverField {...field} />,
  // the check stands before the question whether to publish; the form works without it
  published: (field) => (
    <>
      <FailureBoundary instead={null}>
        <ArticleCheck form={field.form} />
      </FailureBoundary>
      {collectionControls.published?.(field)}
    </>
  ),
};

/** Offers a picture that the article has already while it has no cover. */
function CoverField(field: FieldProps) {
  const { content, images = [] } = useValues(field.form as FormState<object> as FormState<NewsInput>);
  const [cover, setCover] = useField<string | null>(field);
  const inText = useMemo(() => listTextPictures(content)[0], [content]);
  const first = inText ?? images[0];
  return (
    <div className="grid gap-2">
      {collectionControls.picture?.(field)}
      {!cover && first && (
        <Button size="small" className="justify-self-start" onClick={() => setCover(first)}>
          {inText ? mediaUploadText.coverFromText : mediaUploadText.coverFromImages}
        </Button>
      )}
    </div>
  );
}

const ArticlePreview = lazy(() => import('./article-preview.tsx'));

function ArticleField(props: FieldProps) {
  const words = useWords(props);
  const { error, altTextError } = usePictureErrors(props);
  const [content, setContent] = useField<string>(props);
  const addresses = useMemo(() => listLibraryPictures({ content, imageUrl: '', images: [] }), [content]);
  const { pictures, uploads } = useTextPictures(addresses);
  return (
    <div className="grid gap-3">
      <WritingArea
        {...words}
        codesHint={text.contentCodesHint}
        error={error}
        field={{ value: content, onChange: setContent }}
        Preview={ArticlePreview}
        pictures={pictures}
      />
      <UploadRows uploads={uploads.uploads} />
      <AltTextFields urls={wordlessPictures(content)} error={altTextError} />
    </div>
  );
}
