import { newsPublishingText } from '#/i18n/tr/news-publishing.ts';
import type { PublicationPlan } from '#/panel/stored/publication.tsx';
import { Unpublishing } from '#/panel/stored/unpublishing.tsx';
import type { NewsListItem } from '../answers.server.ts';
import { newsList } from '../queries.ts';
import type { News } from '../schema.ts';
import { changePublication } from './change-publication.ts';

interface NewsUnpublishingProps {
  news: NewsListItem;
  onClose: () => void;
}

export default function NewsUnpublishing({ news, onClose }: NewsUnpublishingProps) {
  return <Unpublishing plan={newsPublication} item={news} onClose={onClose} />;
}

const newsPublication: PublicationPlan<News> = {
  change: (queries, change) => changePublication(queries, change),
  list: newsList,
  words: newsPublishingText,
};
