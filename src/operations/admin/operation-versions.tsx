import { formOf } from '#/collections/collection.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationVersionsText as text } from '#/i18n/tr/versions-panel.ts';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import { comparisonOf, type VersionsPlan } from '#/panel/versions/versions-plan.ts';
import type { OperationVersion } from '../answers.server.ts';
import { operationVersionCalls } from '../queries.ts';
import { type Operation, operations } from '../schema.ts';
import { refreshOperations } from './refresh-operations.ts';

interface OperationVersionsProps {
  operation: Operation;
  onClose: () => void;
}

export default function OperationVersions({ operation, onClose }: OperationVersionsProps) {
  return <VersionsDialog plan={operationVersionsPlan} item={operation} onClose={onClose} />;
}

export const compareVersions = comparisonOf<OperationVersion>(formOf(operations), {
  left: ['published', 'isPlaceHeld'],
});

const operationVersionsPlan: VersionsPlan<OperationVersion> = {
  calls: operationVersionCalls,
  compare: compareVersions,
  refresh: refreshOperations,
  words: { ...text, failed: operationsText.versionsFetchFailed },
};
