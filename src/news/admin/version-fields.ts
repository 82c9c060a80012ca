import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { comparisonOf } from '#/panel/versions/versions-plan.ts';
import type { NewsVersion } from '../schema.ts';
import { newsFields } from './news-fields.tsx';
import type { NewsFormInput, NewsFormOutput } from './news-form-schema.ts';

export const compareVersions = comparisonOf<NewsVersion, NewsFormInput, NewsFormOutput>(newsFields, {
  left: ['published', 'publishAt'],
  lines: {
    operationId: ({ operationId, operationTitle }) => [
      operationId === null || operationTitle === null
        ? text.noOperation
        : text.operationOfVersion(operationTitle, operationId),
    ],
  },
});
