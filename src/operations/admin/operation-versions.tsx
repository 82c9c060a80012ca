import { formOf } from '#/collections/collection.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { comparisonOf, versionsDialogOf } from '#/panel/versions/versions-dialog.tsx';
import type { OperationVersion } from '../answers.server.ts';
import { operationVersionCalls } from '../queries.ts';
import { operations } from '../schema.ts';

export const compareVersions = comparisonOf<OperationVersion>(formOf(operations), {
  left: ['published', 'isPlaceHeld'],
});

export default versionsDialogOf<OperationVersion>({
  calls: operationVersionCalls,
  compare: compareVersions,
  words: { ...text, failed: operationsText.versionsFetchFailed },
});
