import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import { comparisonOf, type VersionsPlan } from '#/panel/versions/versions-plan.ts';
import type { NewsVersion } from '../answers.server.ts';
import { newsVersionCalls } from '../queries.ts';
import { isNewsCategory, type News } from '../schema.ts';
import { newsFields } from './news-fields.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

export default function NewsVersions({
  news,
  onClose,
}: {
  news: Pick<News, 'id' | 'title'>;
  onClose: () => void;
}) {
  return <VersionsDialog plan={newsVersionsPlan} item={news} onClose={onClose} />;
}

export const compareVersions = comparisonOf<NewsVersion, NewsFormInput, NewsFormOutput>(newsFields, {
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
  words: { ...text, failed: newsText.versionsFetchFailed },
  warn: ({ category }) => (isNewsCategory(category) ? undefined : text.categoryGone(category)),
};
