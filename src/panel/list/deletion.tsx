import { panelText as text } from '#/i18n/tr/panel.ts';
import { ActQuestion } from '../act.tsx';
import { doEach } from '../do-each.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { type DeletionPlan, restoration, restoreAll, say } from './bin-plan.ts';

interface DeletionProps {
  plan: DeletionPlan;
  ids: readonly number[];
  hint: string;
  /** Called when all of them are gone. */
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks, says what is gone or why something is not, and offers to bring back what is. */
export default function Deletion({ plan, ids, hint, onDeleted, onClose }: DeletionProps) {
  const { words, remove, restore } = plan;
  const sayNotDeleted = (number: number) => words.notDeleted?.(number) ?? text.deleteFailed;
  return (
    <ActQuestion
      title={say(words.confirmDeletion, ids.length)}
      description={hint}
      confirmLabel={text.delete}
      busyLabel={text.deleting}
      act={{
        call: () => removeAll(ids, remove),
        done: ({ done, failed }) =>
          failed.length === 0
            ? say(words.deleted, done.length)
            : { title: text.failed, description: sayNotDeleted(failed.length), variant: 'destructive' },
        failed: ids.length === 1 ? text.deleteFailed : sayNotDeleted(ids.length),
        undo: ({ done }) =>
          restoration({
            restore: () => restoreAll(done, restore),
            restored: say(words.restored, done.length),
          }),
      }}
      onDone={({ failed }) => {
        onClose();
        if (failed.length === 0) onDeleted?.();
      }}
      onClose={onClose}
    />
  );
}

/**
 * Deletes as many as it can.
 * @throws when none is gone: for a single one the reason
 */
async function removeAll(ids: readonly number[], remove: DeletionPlan['remove']) {
  const [first, ...others] = ids;
  if (first !== undefined && others.length === 0) {
    await remove(first);
    return { done: ids, failed: [] };
  }
  const result = await doEach(ids, (id) => whileSignedIn(() => remove(id)));
  if (result.done.length === 0) throw new Error('none of several was deleted');
  return result;
}
