import { formOf } from '#/collections/collection.ts';
import { formatMoment } from '#/format/dates.ts';
import type { Authors } from '#/http/answers.server.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import { mediaDetailsText } from '#/i18n/tr/media-details.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsPublishingText as publishingText } from '#/i18n/tr/news-publishing.ts';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { undescribed } from '#/media/fields/picture-controls.tsx';
import { checkBy, type Fault } from '#/panel/form/form-state.ts';
import { readKept } from '#/panel/form/form-values.ts';
import { lazy } from '#/panel/lazy.tsx';
import { type FormPlan, formScreenOf } from '#/panel/stored/form-screen.tsx';
import { isAhead } from '#/panel/stored/publication.tsx';
import {
  type PublicationPlan,
  publicationActOf,
  publicationOfManyOf,
} from '#/panel/stored/publication-acts.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import type { Finding } from '../check/finding.ts';
import { newsList, newsQuery, publishNews, saveNews } from '../queries.ts';
import { type News, type NewsDraft, type NewsInput, news, newsDraftSchema } from '../schema.ts';
import { newsControls } from './news-controls.tsx';
import { isUndescribed, PublishQuestion } from './publish-question.tsx';
import { publishedOffers } from './published-offers.ts';

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
  preview: { pathOf: previewPaths.news, hint: text.previewHint },
  offers: publishedOffers,
  useMayPublish,
  useUploads: useFormUploads,
  presence: 'news',
  help: 'news',
  titles: { create: newsPanelText.createTitle, edit: newsPanelText.editTitle },
  words: { created: newsPanelText.created, updated: newsPanelText.updated },
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
  words: { ...publishingText, count: newsPanelText.count },
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
