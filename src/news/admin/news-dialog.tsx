import { useQueryClient } from '@tanstack/react-query';
import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { undescribed } from '#/media/fields/picture-controls.tsx';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { checkBy, type Fault } from '#/panel/form/form-state.ts';
import { readKept } from '#/panel/form/form-values.ts';
import { StoredPreview } from '#/panel/preview-link.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { newsList, newsQuery, saveNews } from '../queries.ts';
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
        // the server looks for pictures that nobody has described
        prepare: async ({ published }) => void (published && (await saveAltTexts(queries))),
        save: saveNews,
        refresh: (saved) => readAgain(queries, { list: newsList, saved }),
      }}
      faults={findings && Object.fromEntries(findings.map(faultOf).filter((fault) => fault !== undefined))}
      offers={publishedOffers}
      mayPublish={useMayPublish()}
      onClose={onClose}
    >
      {(form) =>
        news && (
          <StoredPreview
            path={previewPaths.news(news.id)}
            title={news.title}
            hint={text.previewHint}
            form={form}
          />
        )
      }
    </PictureFormDialog>
  );
}

/** Lets the field ask what its picture shows, where nobody has described it. */
function faultOf(finding: AskedFinding): [string, Fault] | undefined {
  const fault = { kind: undescribed, message: mediaDetailsText.altTextNeeded };
  return isUndescribed(finding) ? [finding.place, fault] : undefined;
}

const newsFormPlan: StoredFormPlan<NewsInput, NewsDraft> = {
  kind: 'news',
  presence: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
  fields: formOf(news),
  controls: newsControls,
  Question: PublishQuestion,
  faultOf,
  check: checkBy(newsDraftSchema),
  adapt: (kept) => readKept(newsFormPlan.fields, kept),
  asSent: asPlan,
};

/** The button has said so by this device's clock, which may be slow. */
function asPlan(draft: NewsDraft): NewsDraft {
  const isPlan = draft.published && isAhead(draft, new Date().toISOString());
  return { ...draft, ...(isPlan && { isPlan }) };
}
