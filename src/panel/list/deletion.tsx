import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { type Act, ActQuestion } from '../act.tsx';
import { eachOnce } from '../do-each.ts';
import type { Chosen, Counted, DeletionPlan } from './list-plan.ts';
import ManyQuestion from './many-question.tsx';

export const say = (words: Counted, number: number): string =>
  typeof words === 'string' ? words : words(number);

interface Restoring {
  ids: readonly number[];
  restore: (id: number) => Promise<unknown>;
  restored: string;
}

/** Brings back as many as it can; of a single one it says whether that is a draft now. */
export function restoration({ ids, restore, restored }: Restoring): Act<unknown> {
  const bringBack = eachOnce(ids, restore);
  return {
    call: async () => (await bringBack()).find((_back, _place, { length }) => length === 1),
    done: (back) => (isDraft(back) ? binPanelText.asDraft(restored) : restored),
    failed: binPanelText.notRestored,
  };
}

/**
 * Tells whether a restored thing is a draft that nobody has planned. What visitors could read comes back as one too: it
 * may name an account that is none of the association's any more.
 */
function isDraft(back: unknown): boolean {
  const { published, scheduled }: { published?: unknown; scheduled?: unknown } = Object(back);
  return published === false && scheduled !== true;
}

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
    restoration({ ids: gone, restore, restored: say(words.restored, gone.length) });
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
