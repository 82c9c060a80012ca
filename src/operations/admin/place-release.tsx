import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { ActQuestion } from '#/panel/act.tsx';
import { operationList, releasePlace } from '../queries.ts';
import type { Operation } from '../schema.ts';

interface PlaceReleaseProps {
  operation: Operation;
  onClose: () => void;
}

export default function PlaceRelease({ operation, onClose }: PlaceReleaseProps) {
  return (
    <ActQuestion
      look="primary"
      title={text.confirmRelease}
      description={text.releaseHint(operation.location, { isPublished: operation.published })}
      confirmLabel={text.releasePlace}
      busyLabel={text.releasing}
      act={{
        call: () => releasePlace(operation.id),
        done: () => text.placeReleased,
        failed: panelText.saveFailed,
        shown: (saved) => ({ list: operationList, saved }),
      }}
      onClose={onClose}
    />
  );
}
