import { useQueryClient } from '@tanstack/react-query';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { operationList, releasePlace } from '../queries.ts';
import type { Operation } from '../schema.ts';

interface PlaceReleaseProps {
  operation: Operation;
  onClose: () => void;
}

export default function PlaceRelease({ operation, onClose }: PlaceReleaseProps) {
  const queries = useQueryClient();
  const release = useSingleMutation({
    mutationFn: () => releasePlace(operation.id),
    onSuccess: async (saved) => {
      showToast({ title: panelText.succeeded, description: text.placeReleased });
      await readAgain(queries, { list: operationList, saved });
      onClose();
    },
    onError: async (error) => {
      showFailure(error, { otherwise: panelText.saveFailed });
      await readAgain(queries);
      onClose();
    },
  });
  return (
    <Confirm
      look="primary"
      title={text.confirmRelease}
      description={text.releaseHint(operation.location, { isPublished: operation.published })}
      confirmLabel={text.releasePlace}
      busyLabel={text.releasing}
      isBusy={release.isPending}
      onConfirm={() => release.mutate()}
      onCancel={onClose}
    />
  );
}
