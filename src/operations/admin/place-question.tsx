import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';

interface PlaceQuestionProps {
  words: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** A family, or onlookers, would come to a place that was to be kept back. */
export default function PlaceQuestion({ words, onConfirm, onClose }: PlaceQuestionProps) {
  return (
    <Confirm
      title={text.placeQuestion}
      description={text.placeTold(words)}
      confirmLabel={text.publishAnyway}
      cancelLabel={text.goBack}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
