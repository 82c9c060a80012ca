import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { undoAction } from '#/panel/bin/restoring.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { deletePhoto, restorePhoto } from '../../queries.ts';
import type { Photo } from '../../schema.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import { doOneByOne } from './one-by-one.ts';

interface SelectedDeletionProps {
  photos: readonly Photo[];
  onDeleted: () => void;
  onClose: () => void;
}

export default function SelectedDeletion({ photos, onDeleted, onClose }: SelectedDeletionProps) {
  const queries = useQueryClient();
  const deletion = useSingleMutation({
    mutationFn: () => doOneByOne(photos, ({ id }) => whileSignedIn(() => deletePhoto(id))),
    onSuccess: async ({ done, failed }) => {
      toastDeletion(done, { failed: failed.length, refresh: () => refreshPhotos(queries) });
      await refreshPhotos(queries);
      onClose();
      if (failed.length === 0) onDeleted();
    },
  });
  return (
    <Confirm
      title={text.confirmDeletion(photos.length)}
      description={text.deletionHint}
      confirmLabel={panelText.delete}
      busyLabel={panelText.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}

function toastDeletion(
  deleted: readonly Photo[],
  { failed, refresh }: { failed: number; refresh: () => Promise<unknown> },
): void {
  const restored = text.restored(deleted.length);
  showToast({
    title: failed > 0 ? panelText.failed : panelText.succeeded,
    description: failed > 0 ? text.notDeleted(failed) : text.deleted(deleted.length),
    variant: failed > 0 ? 'destructive' : 'default',
    action:
      deleted.length > 0 ? undoAction({ restore: () => restoreAll(deleted), refresh, restored }) : undefined,
  });
}

/** Restores as many as it can. @throws why one could not */
async function restoreAll(photos: readonly Photo[]): Promise<void> {
  const { failed } = await doOneByOne(photos, ({ id }) => restorePhoto(id));
  if (failed[0]) throw failed[0].error;
}
