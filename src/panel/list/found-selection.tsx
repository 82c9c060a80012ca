import { type ChangeEvent, useRef, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { whileSignedIn } from '../sign-in-request.ts';
import { showFailure } from '../toast/toast-store.ts';
import type { Bulk } from './list-plan.ts';
import type { Check, Listed } from './list-row.tsx';
import type { ListView } from './list-view.ts';

export type FoundSelection<Item extends { id: number } = { id: number }> = ReturnType<
  typeof useFoundSelection<Item>
>;

/** Selects among what is found, also on pages that have not come. */
export function useFoundSelection<Item extends { id: number }>({
  items = [],
  found,
  choiceKey,
  fetchFound,
}: Pick<ListView<Item>, 'items' | 'found' | 'choiceKey' | 'fetchFound'>) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [further, setFurther] = useState<{ of: string; ids: readonly number[]; items: readonly Item[] }>();
  const [isSelecting, setSelecting] = useState(false);
  // what was unticked while the answer was awaited; a press that is taken back leaves none
  const asked = useRef<Set<number>>(undefined);
  // where a range begins
  const pressed = useRef<number>(undefined);
  const shown = items.map(({ id }) => id);
  const beyond = further?.of === choiceKey ? further : undefined;
  const known = [...new Set([...shown, ...(beyond?.ids ?? [])])];
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
    const every = await whileSignedIn(fetchFound).catch((error: unknown) => {
      if (asked.current === unticked) showFailure(error, { otherwise: text.notAllSelected });
      return undefined;
    });
    if (asked.current !== unticked) return;
    setAsked(undefined);
    if (!every) return;
    setFurther({ of: choiceKey, ...every });
    add(every.ids.filter((id) => !unticked.has(id)));
  }

  function between(one: number | undefined, other: number): readonly number[] {
    const [from, to] = [shown.indexOf(one ?? other), shown.indexOf(other)].toSorted((a, b) => a - b);
    return from === undefined || from < 0 || to === undefined ? [other] : shown.slice(from, to + 1);
  }

  return {
    selected,
    /** What has come of all that can be selected; of what came twice, the later. */
    known: [...new Map([...(beyond?.items ?? []), ...items].map((item) => [item.id, item])).values()],
    has: (id: number) => ids.has(id),
    clear: () => setIds(new Set()),
    /** Lets go of what something has been done to: what was fetched of it is old. */
    drop(done: readonly number[]) {
      remove(done);
      const isLeft = (id: number) => !done.includes(id);
      setFurther(
        beyond && {
          ...beyond,
          ids: beyond.ids.filter(isLeft),
          items: beyond.items.filter(({ id }) => isLeft(id)),
        },
      );
    },
    hasAll: hasAll || isSelecting,
    isSelecting,
    /** With Shift, all from the one that was pressed before become as this one does. */
    toggle(id: number, { nativeEvent }: Pick<ChangeEvent, 'nativeEvent'>) {
      const range = 'shiftKey' in nativeEvent && nativeEvent.shiftKey ? between(pressed.current, id) : [id];
      pressed.current = id;
      for (const one of range) ids.has(id) ? asked.current?.add(one) : asked.current?.delete(one);
      (ids.has(id) ? remove : add)(range);
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

export const checkOf = (
  selection: Pick<FoundSelection, 'has' | 'toggle'>,
  { id, title }: Pick<Listed, 'id' | 'title'>,
): Check => ({
  'aria-label': text.select(title),
  checked: selection.has(id),
  onChange: (event) => selection.toggle(id, event),
});

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

type Act<Item> = Bulk<Item>['acts'][number];

interface SelectionBarProps<Item extends Listed> {
  selection: FoundSelection<Item>;
  bulk: Bulk<Item>;
  /** Called with what something has been done to. */
  onDone: (ids: readonly number[]) => void;
}

/** Offers what can be done to some of what is selected. Its dialog is drawn here, because what it is about is read again meanwhile. */
export function SelectionBar<Item extends Listed>({ selection, bulk, onDone }: SelectionBarProps<Item>) {
  const { selected, known, isSelecting } = selection;
  const [opened, open] = useState<{ act: Act<Item>; ids: readonly number[]; leftOut: number }>();
  const idsFor = ({ takes }: Act<Item>): readonly number[] =>
    takes ? known.filter((item) => selection.has(item.id) && takes(item)).map(({ id }) => id) : selected;
  const acts = bulk.acts
    .map((act) => ({ act, ids: idsFor(act), leftOut: selected.length - idsFor(act).length }))
    .filter(({ ids }) => ids.length > 0);
  return (
    // three acts stand side by side on a phone, without their signs
    <div className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 shadow-card">
      <SelectAll
        selection={selection}
        label={bulk.words.selectAll}
        said={isSelecting ? text.selecting : bulk.words.selected(selected.length)}
      />
      {!isSelecting && (
        <div className="ml-auto flex flex-wrap gap-2">
          {acts.map(({ act, ...chosen }) => (
            <Button key={act.label} size="small" look={act.look} onClick={() => open({ act, ...chosen })}>
              <act.icon className="hidden size-4 sm:block" aria-hidden />
              {act.label}
            </Button>
          ))}
        </div>
      )}
      {opened?.act.dialog({ ...opened, known, onDone, onClose: () => open(undefined) })}
    </div>
  );
}
