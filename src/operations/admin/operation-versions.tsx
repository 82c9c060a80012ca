import { formatDottedDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { operationVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import { comparisonOf, type VersionsPlan } from '#/panel/versions/versions-plan.ts';
import type { OperationVersion } from '../answers.server.ts';
import { operationVersionCalls } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { operationFields } from './operation-fields.tsx';
import type { OperationFormInput, OperationFormOutput } from './operation-form-schema.ts';

interface OperationVersionsProps {
  operation: Operation;
  onClose: () => void;
}

export default function OperationVersions({ operation, onClose }: OperationVersionsProps) {
  return <VersionsDialog plan={operationVersionsPlan} item={operation} onClose={onClose} />;
}

export const compareVersions = comparisonOf<OperationVersion, OperationFormInput, OperationFormOutput>(
  operationFields,
  {
    left: ['published', 'isPlaceHeld'],
    lines: {
      date: ({ date }) => [formatDottedDate(date)],
      status: ({ status }) => [operationsText.status[status]],
      type: ({ type }) => [type ?? operationsPanelText.noType],
      imageUrl: ({ imageUrl }) => [imageUrl ?? operationsPanelText.noImage],
    },
  },
);

const operationVersionsPlan: VersionsPlan<OperationVersion> = {
  calls: operationVersionCalls,
  compare: compareVersions,
  words: { ...text, failed: operationsText.versionsFetchFailed },
};
