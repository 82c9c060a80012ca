import { useRef, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showFailure } from '../toast/toast-store.ts';

export type FoundSelection = ReturnType<typeof useFoundSelection>;

interface FoundView<Choice> {
  items?: readonly { id: number }[];
  found: { readonly length: number };
  choice: Choice;
}

/** Selects among what is found, also on pages that have not come. @param fetchIds of all that a choice finds */
export function useFoundSelection<Choice extends object>(
  { items = [], found, choice }: FoundView<Choice>,
  fetchIds: (choice: Choice) => Promise<number[]>,
) {
  const [further, setFurther] = useState<{ of: string; ids: readonly number[] }>();
  const [isSelecting, setSelecting] = useState(false);
  // what was unticked while the answer was awaited; a press that is taken back leaves none
  const asked = useRef<Set<number>>(undefined);
  const shown = items.map(({ id }) => id);
  const known = new Set(further?.of === keyOf(choice) ? [...shown, ...further.ids] : shown);
  const selection = useSelection([...known]);
  const { selected } = selection;
  const hasAll = found.length > 0 && selected.length >= found.length;

  async function selectAll() {
    const unticked = new Set<number>();
    const isAwaited = () => asked.current === unticked;
    awaitAnswer(unticked);
    try {
      const every = await whileSignedIn(() => fetchIds(choice));
      if (!isAwaited()) return;
      setFurther({ of: keyOf(choice), ids: every });
      selection.add(every.filter((id) => !unticked.has(id)));
    } catch (error) {
      if (isAwaited()) showFailure(error, { otherwise: text.notAllSelected });
    } finally {
      if (isAwaited()) awaitAnswer(undefined);
    }
  }

  function awaitAnswer(unticked: Set<number> | undefined) {
    asked.current = unticked;
    setSelecting(unticked !== undefined);
  }

  return {
    ...selection,
    hasAll: hasAll || isSelecting,
    isSelecting,
    toggle(id: number) {
      if (selection.has(id)) asked.current?.add(id);
      else asked.current?.delete(id);
      selection.toggle(id);
    },
    toggleAll() {
      if (hasAll || isSelecting) {
        awaitAnswer(undefined);
        selection.remove(known);
      } else if (shown.length < found.length) void selectAll();
      else selection.add(shown);
    },
  };
}

const keyOf = (choice: object) => JSON.stringify(choice);

/** Holds the selection; what a search has hidden counts as not selected until it is in view again. */
function useSelection(inView: readonly number[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());

  const add = (more: Iterable<number>) => setIds((earlier) => new Set([...earlier, ...more]));

  function remove(some: Iterable<number>) {
    const removed = new Set(some);
    setIds((earlier) => new Set([...earlier].filter((id) => !removed.has(id))));
  }

  return {
    selected: inView.filter((id) => ids.has(id)),
    has: (id: number) => ids.has(id),
    toggle: (id: number) => (ids.has(id) ? remove([id]) : add([id])),
    add,
    remove,
    clear: () => setIds(new Set()),
  };
}

interface SelectAllProps {
  selection: { selected: { readonly length: number }; hasAll: boolean; toggleAll: () => void };
  label: string;
  /** How many are chosen; read out when it changes. */
  said: string;
}

/** The left part of a bar that does something with what is chosen. */
export function SelectAll({ selection, label, said }: SelectAllProps) {
  const { selected, hasAll, toggleAll } = selection;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <input
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && !hasAll;
          }}
          type="checkbox"
          checked={hasAll}
          onChange={toggleAll}
          className="size-5"
        />
        {label}
      </label>
      <p role="status" className="text-sm text-ink-soft">
        {(hasAll || selected.length > 0) && said}
      </p>
    </>
  );
}
