import { panelText as text } from '#/i18n/tr/panel.ts';
import { ActQuestion } from '../act.tsx';
import { type DeletionPlan, restoration, restoreAll, say } from './bin-plan.ts';
import type { Chosen } from './list-plan.ts';
import ManyQuestion from './many-question.tsx';

interface DeletionProps extends Partial<Omit<Chosen<{ id: number; title: string }>, 'ids' | 'onClose'>> {
  plan: DeletionPlan;
  ids: readonly number[];
  hint: string;
  onClose: () => void;
}

/** Asks, says what is gone or why something is not, and offers to bring back what is. */
export default function Deletion({ plan, ids, hint, known, leftOut = 0, onDone, onClose }: DeletionProps) {
  const { words, remove, restore } = plan;
  const [first, ...others] = ids;
  const question = {
    ...{ title: say(words.confirmDeletion, ids.length), description: hint },
    ...{ confirmLabel: text.delete, busyLabel: text.deleting, onClose },
  };
  const done = (gone: readonly unknown[]) => say(words.deleted, gone.length);
  const undo = (gone: readonly number[]) =>
    restoration({
      restore: () => restoreAll(gone, restore),
      restored: say(words.restored, gone.length),
    });
  if (first !== undefined && others.length === 0)
    return (
      <ActQuestion
        {...question}
        act={{
          ...{ call: () => remove(first), done: () => done(ids), undo: () => undo(ids) },
          failed: text.deleteFailed,
        }}
        onDone={() => {
          onClose();
          onDone?.(ids);
        }}
      />
    );
  return (
    <ManyQuestion
      {...{ ...question, leftOut, done, undo, notDone: words.notDeleted }}
      // of what lies on a page that has not come nobody knows the title
      items={ids.map((id) => known?.find((item) => item.id === id) ?? { id, title: '' })}
      call={({ id }) => remove(id).then(() => id)}
      onDone={(gone) => onDone?.(gone)}
    />
  );
}
