import { formOf } from '#/collections/collection.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { versionsDialogOf } from '#/panel/versions/versions-dialog.tsx';
import { comparisonOf } from '#/panel/versions/versions-plan.ts';
import type { NewsVersion } from '../answers.server.ts';
import { newsVersionCalls } from '../queries.ts';
import { isNewsCategory, news } from '../schema.ts';
import ArticleDifference from './article-difference.tsx';

export const compareVersions = comparisonOf<NewsVersion>(formOf(news), {
  left: ['published', 'publishAt'],
  seen: { content: ArticleDifference },
  lines: {
    operationId: ({ operationId, operationTitle }) => [
      operationId === null || operationTitle === null
        ? newsPanelText.noOperation
        : newsPanelText.operationOfVersion(operationTitle, operationId),
    ],
  },
});

export default versionsDialogOf<NewsVersion>({
  calls: newsVersionCalls,
  compare: compareVersions,
  words: { ...text, failed: newsText.versionsFetchFailed },
  warn: ({ category }) => (isNewsCategory(category) ? undefined : text.categoryGone(category)),
});
