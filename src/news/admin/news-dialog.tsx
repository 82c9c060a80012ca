import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { readKept } from '#/panel/form/form-values.ts';
import { StoredPreview } from '#/panel/preview-link.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import { isOut } from '#/stored/is-out.ts';
import { createNews, newsList, newsQuery, updateNews } from '../queries.ts';
import { type News, type NewsDraft, type NewsInput, news, newsDraftSchema } from '../schema.ts';
import { type NewsForm, useDescriptionCheck } from './described-pictures.ts';
import { newsControls } from './news-controls.tsx';
import { publishedOffers } from './published-offers.ts';
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

const newsFormPlan: StoredFormPlan<NewsInput, NewsDraft> = {
  kind: 'news',
  presence: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  fields: formOf(news),
  controls: newsControls,
  resolver: zodResolver(newsDraftSchema),
  adapt: (kept) => readKept(newsFormPlan.fields, kept),
  asSent: asPlan,
};

/** The button has said so by this device's clock, which may be slow. */
function asPlan(draft: NewsDraft): NewsDraft {
  const isPlan = draft.published && isAhead(draft, new Date().toISOString());
  return { ...draft, ...(isPlan && { isPlan }) };
}
