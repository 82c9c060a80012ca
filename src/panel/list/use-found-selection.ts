import { useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../server-message.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
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
  // a state of our own, because a mutation's comes too late for the press on the box
  const [isSelecting, setSelecting] = useState(false);
  const shown = items.map(({ id }) => id);
  const known = new Set(further?.of === keyOf(choice) ? [...shown, ...further.ids] : shown);
  const selection = useSelection([...known].map((id) => ({ id })));
  const selected = selection.selected.map(({ id }) => id);
  const hasAll = found.length > 0 && selected.length >= found.length;

  const all = useSingleMutation({
    mutationFn: (wanted: Choice) => fetchIds(wanted),
    onSuccess: (every, wanted) => {
      setFurther({ of: keyOf(wanted), ids: every });
      selection.add(every);
    },
    onSettled: () => setSelecting(false),
    onError: (error) => {
      const description = serverMessage(error, text.notAllSelected);
      showToast({ title: panelText.failed, description, variant: 'destructive' });
    },
  });

  function selectAll() {
    setSelecting(true);
    all.mutate(choice);
  }

  return {
    ...selection,
    selected,
    hasAll: hasAll || isSelecting,
    isSelecting,
    toggleAll() {
      if (hasAll) selection.remove(known);
      else if (shown.length < found.length) selectAll();
      else selection.add(shown);
    },
  };
}

const keyOf = (choice: object) => JSON.stringify(choice);
