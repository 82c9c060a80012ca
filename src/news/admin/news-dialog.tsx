import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { previewPaths } from '#/http/panel-paths.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { FailureBoundary } from '#/panel/failure.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { StoredPreview } from '#/panel/preview-link.tsx';
import { readAgain } from '#/panel/read-again.ts';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { isOut } from '#/stored/is-out.ts';
import { createNews, newsList, newsQuery, updateNews } from '../queries.ts';
import type { News } from '../schema.ts';
import { useDescriptionCheck } from './described-pictures.ts';
import { newsFields } from './news-fields.tsx';
import { type NewsFormInput, type NewsFormOutput, newsFormSchema } from './news-form-schema.ts';
import { publishedOffers } from './published-offers.ts';
import type { NewsForm } from './use-article-findings.ts';
import { usePublishQuestion } from './use-publish-question.tsx';

interface NewsDialogProps {
  /** Of the article to change; undefined for a new one. */
  id?: number;
  /** Says at once what keeps it from being published. */
  isToBePublished?: boolean;
  /** The slot of the text to go on with. */
  slot?: string;
  onClose: () => void;
}

export default function NewsDialog({ id, ...form }: NewsDialogProps) {
  if (id === undefined) return <OpenNewsForm {...form} />;
  return (
    <FreshItem query={newsQuery(id)} title={newsPanelText.editTitle} onClose={form.onClose}>
      {(news) => <OpenNewsForm news={news} {...form} />}
    </FreshItem>
  );
}

interface NewsFormProps extends Omit<NewsDialogProps, 'id'> {
  news?: News;
}

function OpenNewsForm({ news, slot, isToBePublished, onClose }: NewsFormProps) {
  const queries = useQueryClient();
  const isReady = useDescriptionCheck();
  const { ask, question } = usePublishQuestion();
  const wasOut = news !== undefined && isOut(news);
  return (
    <>
      <PictureFormDialog
        isWidest
        plan={newsFormPlan}
        stored={news}
        slot={slot}
        calls={{
          create: createNews,
          update: updateNews,
          refresh: (saved) => readAgain(queries, { list: newsList, saved }),
        }}
        isReady={async (draft, form) =>
          (await isReady(draft, form)) && (wasOut || !draft.published || ask(draft))
        }
        offers={publishedOffers}
        mayPublish={useMayPublish()}
        onClose={onClose}
      >
        {(form) =>
          news && (
            <>
              <StoredPreview
                path={previewPaths.news(news.id)}
                title={news.title}
                hint={text.previewHint}
                isDirty={form.formState.isDirty}
              />
              {isToBePublished && <WhatIsMissing form={form} isReady={isReady} />}
            </>
          )
        }
      </PictureFormDialog>
      {question}
    </>
  );
}

interface WhatIsMissingProps {
  form: NewsForm;
  isReady: ReturnType<typeof useDescriptionCheck>;
}

/** Shows what a press on 'Yayınla' would. */
function WhatIsMissing({ form, isReady }: WhatIsMissingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    void form.handleSubmit((draft) => void isReady({ ...draft, published: true }, form))();
  }, []);
  return null;
}

const newsFormPlan: StoredFormPlan<NewsFormInput, NewsFormOutput> = {
  kind: 'news',
  presence: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  resolver: zodResolver(newsFormSchema),
  fields: withArticleCheck(newsFields),
  asSent: asPlan,
};

/** The button has said so by this device's clock, which may be slow. */
function asPlan(draft: NewsFormOutput): NewsFormOutput {
  const isPlan = draft.published && isAhead(draft, new Date().toISOString());
  return { ...draft, ...(isPlan && { isPlan }) };
}

/** Placeholder as high as the closed box, so that nothing moves when it comes. */
const Placeholder = () => <div className="min-h-13 rounded-md border border-snow-300 bg-snow-50" />;

const ArticleCheck = lazy(() => import('./article-check.tsx'), Placeholder);

type NewsFields = FieldPlans<NewsFormInput, NewsFormOutput>;

/** Puts the check before the question whether to publish. The form works without it. */
function withArticleCheck(fields: NewsFields): NewsFields {
  return {
    ...fields,
    published: {
      ...fields.published,
      input: (form, name) => (
        <>
          <FailureBoundary instead={null}>
            <ArticleCheck form={form} />
          </FailureBoundary>
          {fields.published.input(form, name)}
        </>
      ),
    },
  };
}
