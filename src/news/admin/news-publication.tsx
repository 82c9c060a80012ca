import { formatMoment } from '#/format/dates.ts';
import { newsPublishingText as text } from '#/i18n/tr/news-publishing.ts';
import { saveAltTexts } from '#/media/fields/alt-texts.ts';
import { publicationActOf } from '#/panel/stored/publication-acts.tsx';
import { newsList, publishNews } from '../queries.ts';
import type { News } from '../schema.ts';
import NewsDialog from './news-dialog.tsx';
import { isUndescribed, PublishQuestion } from './publish-question.tsx';
import { publishedOffers } from './published-offers.ts';

export default publicationActOf<News>({
  async change(queries, id, change) {
    // the server looks for pictures that nobody has described
    await saveAltTexts(queries);
    return publishNews(id, change);
  },
  list: newsList,
  words: text,
  // a draft may hold a time that lies ahead
  published: ({ scheduled, publishAt }) =>
    scheduled && publishAt ? text.scheduled(formatMoment(publishAt)) : text.published,
  offers: publishedOffers,
  Question: PublishQuestion,
  isForForm: isUndescribed,
  form: (id, open) => <NewsDialog id={id} {...open} />,
});
