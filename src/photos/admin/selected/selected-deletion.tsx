import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { restoreAll, undoAction } from '#/panel/bin/restoring.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { doEach } from '#/panel/do-each.ts';
import { whileSignedIn } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { deletePhoto, restorePhoto } from '../../queries.ts';
import { refreshPhotos } from '../refresh-photos.ts';

interface SelectedDeletionProps {
  ids: readonly number[];
  onDeleted: () => void;
  onClose: () => void;
}

export default function SelectedDeletion({ ids, onDeleted, onClose }: SelectedDeletionProps) {
  const queries = useQueryClient();
  const deletion = useSingleMutation({
    mutationFn: () => doEach(ids, (id) => whileSignedIn(() => deletePhoto(id))),
    onSuccess: async ({ done, failed }) => {
      toastDeletion(done, { failed: failed.length, refresh: () => refreshPhotos(queries) });
      await refreshPhotos(queries);
      onClose();
      if (failed.length === 0) onDeleted();
    },
  });
  return (
    <Confirm
      title={text.confirmDeletion(ids.length)}
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
  deleted: readonly number[],
  { failed, refresh }: { failed: number; refresh: () => Promise<unknown> },
): void {
  const undo = {
    restore: () => restoreAll(deleted, restorePhoto),
    restored: text.restored(deleted.length),
    refresh,
  };
  showToast({
    title: failed > 0 ? panelText.failed : panelText.succeeded,
    description: failed > 0 ? text.notDeleted(failed) : text.deleted(deleted.length),
    variant: failed > 0 ? 'destructive' : 'default',
    action: deleted.length > 0 ? undoAction(undo) : undefined,
  });
}
