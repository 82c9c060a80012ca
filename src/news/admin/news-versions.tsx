import { formOf } from '#/collections/collection.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { newsVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { lazy } from '#/panel/lazy.tsx';
import { comparisonOf, versionsDialogOf } from '#/panel/versions/versions-dialog.tsx';
import type { NewsVersion } from '../answers.server.ts';
import { newsVersionCalls } from '../queries.ts';
import { isNewsCategory, news } from '../schema.ts';

export const compareVersions = comparisonOf<NewsVersion>(formOf(news), {
  left: ['published', 'publishAt'],
  seen: { content: lazy(() => import('./article-difference.tsx')) },
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
