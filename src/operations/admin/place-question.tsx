import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import type { Question } from '#/panel/stored/publication-acts.tsx';

/** A family, or onlookers, would come to a place that was to be kept back. */
export const PlaceQuestion: Question = ({ findings, onConfirm, onClose }) => (
  <Confirm
    title={text.placeQuestion}
    description={text.placeTold(findings.map(({ words }) => words))}
    confirmLabel={text.publishAnyway}
    cancelLabel={text.goBack}
    onConfirm={onConfirm}
    onCancel={onClose}
  />
);
