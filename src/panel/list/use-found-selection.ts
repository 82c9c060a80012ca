import { useRef, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showFailure } from '../toast/show-failure.ts';
import { useSelection } from './use-selection.ts';

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
