import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { doEach } from '../do-each.ts';
import { serverMessage } from '../failure.tsx';
import { readAgain } from '../read-again.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { type DeletionPlan, say } from './bin-plan.ts';
import { restoreAll, undoAction } from './restoring.ts';

interface DeletionProps {
  plan: DeletionPlan;
  ids: readonly number[];
  hint: string;
  /** Called when all of them are gone. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks, and stays open until the list has been read again, because a deleted row must not be pressed. */
export default function Deletion({ plan, ids, hint, onDeleted, onClose }: DeletionProps) {
  const queries = useQueryClient();
  const deletion = useSingleMutation({
    mutationFn: () => doEach(ids, (id) => whileSignedIn(() => plan.remove(id))),
    onSuccess: async (result) => {
      tell(queries, { ...result, plan });
      const reading = readAgain(queries);
      // what stays needs no wait; somebody else may have deleted it first
      if (result.done.length > 0) await reading;
      onClose();
      if (result.failed.length === 0) onDeleted?.();
    },
  });
  return (
    <Confirm
      title={say(plan.words.confirmDeletion, ids.length)}
      description={hint}
      confirmLabel={text.delete}
      busyLabel={text.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}

type Result = Awaited<ReturnType<typeof doEach<number>>> & { plan: DeletionPlan };

/** Says what is gone, or why something is not, and offers to bring back what is. */
function tell(queries: QueryClient, { plan: { words, restore }, done, failed }: Result): void {
  const [first] = failed;
  const isOne = done.length + failed.length === 1;
  const reason = isOne ? undefined : words.notDeleted?.(failed.length);
  const undo = {
    restore: () => restoreAll(done, restore),
    restored: say(words.restored, done.length),
  };
  showToast({
    title: first ? text.failed : text.succeeded,
    description: first
      ? (reason ?? serverMessage(first.error, text.deleteFailed))
      : say(words.deleted, done.length),
    variant: first ? 'destructive' : 'default',
    action: done.length > 0 ? undoAction(queries, undo) : undefined,
  });
}
