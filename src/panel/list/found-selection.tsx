import { useRef, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showFailure } from '../toast/toast-store.ts';
import type { ListView } from './list-view.ts';

export type FoundSelection = ReturnType<typeof useFoundSelection>;

/** Selects among what is found, also on pages that have not come. */
export function useFoundSelection({
  items = [],
  found,
  choiceKey,
  fetchIds,
}: Pick<ListView<{ id: number }>, 'items' | 'found' | 'choiceKey' | 'fetchIds'>) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [further, setFurther] = useState<{ of: string; ids: readonly number[] }>();
  const [isSelecting, setSelecting] = useState(false);
  // what was unticked while the answer was awaited; a press that is taken back leaves none
  const asked = useRef<Set<number>>(undefined);
  const shown = items.map(({ id }) => id);
  const known = [...new Set(further?.of === choiceKey ? [...shown, ...further.ids] : shown)];
  // what a search has hidden counts as not selected until it is in view again
  const selected = known.filter((id) => ids.has(id));
  const hasAll = found.length > 0 && selected.length >= found.length;

  const add = (more: readonly number[]) => setIds((now) => new Set([...now, ...more]));
  const remove = (some: readonly number[]) =>
    setIds((now) => new Set([...now].filter((id) => !some.includes(id))));

  function setAsked(unticked: Set<number> | undefined) {
    asked.current = unticked;
    setSelecting(unticked !== undefined);
  }

  async function selectAll() {
    const unticked = new Set<number>();
    setAsked(unticked);
    const every = await whileSignedIn(fetchIds).catch((error: unknown) => {
      if (asked.current === unticked) showFailure(error, { otherwise: text.notAllSelected });
      return undefined;
    });
    if (asked.current !== unticked) return;
    setAsked(undefined);
    if (!every) return;
    setFurther({ of: choiceKey, ids: every });
    add(every.filter((id) => !unticked.has(id)));
  }

  return {
    selected,
    has: (id: number) => ids.has(id),
    clear: () => setIds(new Set()),
    hasAll: hasAll || isSelecting,
    isSelecting,
    toggle(id: number) {
      if (ids.has(id)) asked.current?.add(id);
      else asked.current?.delete(id);
      (ids.has(id) ? remove : add)([id]);
    },
    toggleAll() {
      if (hasAll || isSelecting) {
        setAsked(undefined);
        remove(known);
      } else if (shown.length < found.length) void selectAll();
      else add(shown);
    },
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
