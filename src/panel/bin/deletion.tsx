import { useQueryClient } from '@tanstack/react-query';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { binDays } from '#/stored/bin.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { showFailure, showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import type { DeletionPlan } from './bin-plan.ts';
import { undoAction } from './restoring.ts';

interface DeletionProps {
  plan: DeletionPlan;
  item: { id: number; title: string };
  onClose: () => void;
}

/** Stays open until the list has been read again, because a deleted row must not be pressed. */
export default function Deletion({ plan, item: { id, title }, onClose }: DeletionProps) {
  const queries = useQueryClient();
  const { words } = plan;
  const refresh = () => plan.refresh(queries);
  const deletion = useSingleMutation({
    mutationFn: () => plan.remove(id),
    onSuccess: () => {
      const undo = { restore: () => plan.restore(id), refresh, restored: words.restored };
      showToast({ title: text.succeeded, description: words.deleted, action: undoAction(undo) });
      return refresh();
    },
    onError: (error) => {
      showFailure(error, { otherwise: text.deleteFailed });
      // somebody else may have deleted it first
      void refresh();
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={words.confirmDeletion}
      description={binPanelText.deletionHint(title, binDays)}
      confirmLabel={text.delete}
      busyLabel={text.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
