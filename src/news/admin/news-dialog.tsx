import { useMemo } from 'react';
import { formOf } from '#/collections/collection.ts';
import { collectionControls } from '#/collections/form-controls.tsx';
import { formatMoment } from '#/format/dates.ts';
import type { Authors } from '#/http/answers.server.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { newsPublishingText as publishingText } from '#/i18n/tr/news-publishing.ts';
import { previewText } from '#/i18n/tr/preview.ts';
import { AltTextFields } from '#/media/fields/alt-text-field.tsx';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { undescribed, usePictureErrors } from '#/media/fields/picture-controls.tsx';
import { useTextPictures } from '#/media/fields/use-text-pictures.ts';
import { wordlessPictures } from '#/media/panel-pictures.ts';
import { UploadRows } from '#/media/sending/upload-rows.tsx';
import { Button } from '#/panel/button.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { type Controls, type FieldProps, useWords } from '#/panel/form/field-props.ts';
import { checkBy, type Fault, type FormState, useField, useValues } from '#/panel/form/form-state.ts';
import { readKept } from '#/panel/form/form-values.ts';
import { lazy } from '#/panel/lazy.tsx';
import { type FormPlan, formScreenOf } from '#/panel/stored/form-screen.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import {
  type PublicationPlan,
  publicationActOf,
  publicationOfManyOf,
  undoPublication,
} from '#/panel/stored/publication-acts.tsx';
import { WritingArea } from '#/panel/writing/writing-area.tsx';
import { useMayPublish } from '#/staff/queries.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { listTextPictures } from '../article-text.ts';
import type { Finding } from '../check/finding.ts';
import { listLibraryPictures } from '../check/library-pictures.ts';
import { newsList, newsQuery, publishNews, saveNews } from '../queries.ts';
import { type News, type NewsDraft, type NewsInput, news, newsDraftSchema } from '../schema.ts';
import { isUndescribed, PublishQuestion } from './publish-question.tsx';
import { publishedOffers } from './published-offers.ts';

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
        <Button
          size="small"
          className="justify-self-start"
          onClick={({ currentTarget }) => {
            // the button goes
            currentTarget.parentElement?.querySelector('button')?.focus();
            setCover(first);
          }}
        >
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

/** Lets the field ask what its picture shows, where nobody has described it. */
function faultOf(finding: AskedFinding): [string, Fault] | undefined {
  const fault = { kind: undescribed, message: mediaDetailsText.altTextNeeded };
  return isUndescribed(finding) ? [finding.place, fault] : undefined;
}

const plan: FormPlan<News, NewsInput, NewsDraft, News & Authors> = {
  kind: 'news',
  isWidest: true,
  query: newsQuery,
  list: newsList,
  save: saveNews,
  // the server looks for pictures that nobody has described
  prepare: async ({ published }, queries) => void (published && (await saveAltTexts(queries))),
  undoPublication: (queries, saved) => undoPublication(publicationPlan, queries, saved),
  preview: { pathOf: previewPaths.news, hint: previewText.previewHint },
  offers: publishedOffers,
  useMayPublish,
  useUploads: useFormUploads,
  presence: 'news',
  help: 'news',
  titles: { create: text.createTitle, edit: text.editTitle },
  words: { created: text.created, updated: text.updated },
  fields: formOf(news),
  controls: newsControls,
  seen: { content: lazy(() => import('./article-difference.tsx')) },
  Question: PublishQuestion,
  faultOf,
  check: checkBy(newsDraftSchema),
  adapt: (kept) => readKept(plan.fields, kept),
  asSent: asPlan,
};

/** The button has said so by this device's clock, which may be slow. */
function asPlan(draft: NewsDraft): NewsDraft {
  const isPlan = draft.published && isAhead(draft, new Date().toISOString());
  return { ...draft, ...(isPlan && { isPlan }) };
}

const NewsDialog = formScreenOf(plan);

export default NewsDialog;

const publicationPlan: PublicationPlan<News> = {
  async change(queries, id, change) {
    await saveAltTexts(queries);
    return publishNews(id, change);
  },
  list: newsList,
  words: { ...publishingText, count: text.count },
  // a draft may hold a time that lies ahead
  published: ({ scheduled, publishAt }) =>
    scheduled && publishAt ? publishingText.scheduled(formatMoment(publishAt)) : publishingText.published,
  offers: publishedOffers,
  tell: ({ kind }) => articleCheckText.kinds[kind as Finding['kind']].what,
  Question: PublishQuestion,
  isForForm: isUndescribed,
  form: (id, open) => <NewsDialog id={id} {...open} />,
};

export const NewsPublication = publicationActOf(publicationPlan);

export const NewsOfMany = publicationOfManyOf(publicationPlan);
