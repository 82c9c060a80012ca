import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Path, UseFormReturn } from 'react-hook-form';
import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { undescribed } from '#/media/fields/picture-controls.tsx';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { readKept } from '#/panel/form/form-values.ts';
import { StoredPreview } from '#/panel/preview-link.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { createNews, newsList, newsQuery, updateNews } from '../queries.ts';
import { type News, type NewsDraft, type NewsInput, news, newsDraftSchema } from '../schema.ts';
import { newsControls } from './news-controls.tsx';
import { isUndescribed, PublishQuestion } from './publish-question.tsx';
import { publishedOffers } from './published-offers.ts';

interface NewsDialogProps {
  /** Of the article to change; undefined for a new one. */
  id?: number;
  /** What was found when it was to be published from its row, and must be mended here. */
  findings?: readonly AskedFinding[];
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

function OpenNewsForm({ news, slot, findings, onClose }: NewsFormProps) {
  const queries = useQueryClient();
  return (
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
      isReady={async ({ published }) => {
        // the server looks for pictures that nobody has described
        if (published) await saveAltTexts(queries);
        return true;
      }}
      showFindings={showUndescribed}
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
            {findings && <WhatIsMissing form={form} findings={findings} />}
          </>
        )
      }
    </PictureFormDialog>
  );
}

type NewsForm = UseFormReturn<NewsInput, unknown, NewsDraft>;

interface WhatIsMissingProps {
  form: NewsForm;
  findings: readonly AskedFinding[];
}

/** Shows what a press on 'Yayınla' would. */
function WhatIsMissing({ form, findings }: WhatIsMissingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    void form.handleSubmit(() => showUndescribed(findings, form))();
  }, []);
  return null;
}

/** Lets the fields ask what their pictures show, where nobody has described them. */
function showUndescribed(findings: readonly AskedFinding[], form: NewsForm): void {
  const missing = findings.filter(isUndescribed);
  flushSync(() => {
    for (const { place } of missing)
      form.setError(place as Path<NewsInput>, { type: undescribed, message: mediaDetailsText.altTextNeeded });
  });
  if (missing.length > 0) document.querySelector<HTMLElement>('[data-words-needed]')?.focus();
}

const newsFormPlan: StoredFormPlan<NewsInput, NewsDraft> = {
  kind: 'news',
  presence: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  fields: formOf(news),
  controls: newsControls,
  Question: PublishQuestion,
  isForForm: isUndescribed,
  resolver: zodResolver(newsDraftSchema),
  adapt: (kept) => readKept(newsFormPlan.fields, kept),
  asSent: asPlan,
};

/** The button has said so by this device's clock, which may be slow. */
function asPlan(draft: NewsDraft): NewsDraft {
  const isPlan = draft.published && isAhead(draft, new Date().toISOString());
  return { ...draft, ...(isPlan && { isPlan }) };
}
