import { panelText as text } from '#/i18n/tr/panel.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { serverMessage } from '../server-message.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { type Restoring, undoAction } from './restoring.ts';

interface DeletionProps {
  question: string;
  /** Names what would go, and says whether it can come back. */
  detail: string;
  remove: () => Promise<void>;
  /** The toast offers to bring it back. */
  undo?: Pick<Restoring, 'restore' | 'restored'>;
  /** Reads the list again. */
  refresh: () => Promise<unknown>;
  words: {
    succeeded?: string;
    deleted: string;
    failed?: string;
    /** When the server wrote no sentence of its own. */
    notDeleted?: string;
  };
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks, deletes, and says how it went. Stays until the list has been read again, so that nothing gone can be pressed. */
export function Deletion({
  question,
  detail,
  remove,
  undo,
  refresh,
  words,
  onDeleted,
  onClose,
}: DeletionProps) {
  const deletion = useSingleMutation({
    mutationFn: remove,
    onSuccess: () => {
      showToast({
        title: words.succeeded ?? text.succeeded,
        description: words.deleted,
        action: undo && undoAction({ ...undo, refresh }),
      });
      onDeleted?.();
      return refresh();
    },
    onError: (error) => {
      showToast({
        title: words.failed ?? text.failed,
        description: serverMessage(error, words.notDeleted ?? text.deleteFailed),
        variant: 'destructive',
      });
      // somebody else may have been faster
      void refresh();
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={question}
      description={detail}
      confirmLabel={text.delete}
      busyLabel={text.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
