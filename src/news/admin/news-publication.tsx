import { formatMoment } from '#/format/dates.ts';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsPublishingText as text } from '#/i18n/tr/news-publishing.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { type PublicationPlan, publicationActOf } from '#/panel/stored/publication-acts.tsx';
import { publicationOfManyOf } from '#/panel/stored/publication-of-many.tsx';
import type { Finding } from '../check/finding.ts';
import { newsList, publishNews } from '../queries.ts';
import type { News } from '../schema.ts';
import NewsDialog from './news-dialog.tsx';
import { isUndescribed, PublishQuestion } from './publish-question.tsx';
import { publishedOffers } from './published-offers.ts';

const plan: PublicationPlan<News> = {
  async change(queries, id, change) {
    // the server looks for pictures that nobody has described
    await saveAltTexts(queries);
    return publishNews(id, change);
  },
  list: newsList,
  words: { ...text, count: newsPanelText.count },
  // a draft may hold a time that lies ahead
  published: ({ scheduled, publishAt }) =>
    scheduled && publishAt ? text.scheduled(formatMoment(publishAt)) : text.published,
  offers: publishedOffers,
  tell: ({ kind }) => articleCheckText.kinds[kind as Finding['kind']].what,
  Question: PublishQuestion,
  isForForm: isUndescribed,
  form: (id, open) => <NewsDialog id={id} {...open} />,
};

export default publicationActOf(plan);

export const NewsOfMany = publicationOfManyOf(plan);
