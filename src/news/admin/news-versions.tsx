import { formOf } from '#/collections/collection.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import { comparisonOf, type VersionsPlan } from '#/panel/versions/versions-plan.ts';
import type { NewsVersion } from '../answers.server.ts';
import { newsVersionCalls } from '../queries.ts';
import { isNewsCategory, type News, news } from '../schema.ts';
import { refreshNews } from './refresh-news.ts';

interface NewsVersionsProps {
  news: Pick<News, 'id' | 'title'>;
  onClose: () => void;
}

export default function NewsVersions({ news: item, onClose }: NewsVersionsProps) {
  return <VersionsDialog plan={newsVersionsPlan} item={item} onClose={onClose} />;
}

export const compareVersions = comparisonOf<NewsVersion>(formOf(news), {
  left: ['published', 'publishAt'],
  lines: {
    operationId: ({ operationId, operationTitle }) => [
      operationId === null || operationTitle === null
        ? newsPanelText.noOperation
        : newsPanelText.operationOfVersion(operationTitle, operationId),
    ],
  },
});

const newsVersionsPlan: VersionsPlan<NewsVersion> = {
  calls: newsVersionCalls,
  compare: compareVersions,
  refresh: refreshNews,
  words: { ...text, failed: newsText.versionsFetchFailed },
  warn: ({ category }) => (isNewsCategory(category) ? undefined : text.categoryGone(category)),
};
