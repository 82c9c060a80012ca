import { useState } from 'react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { useSelection } from '#/panel/list/use-selection.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { MediaView } from '../fields/use-media-view.ts';
import type { MediaListChoice } from '../list-choice.ts';
import { fetchFoundIds } from '../queries.ts';

export type FoundSelection = ReturnType<typeof useFoundSelection>;

/** Selects among what is found, also on pages that have not come. */
export function useFoundSelection({ items = [], found, choice }: MediaView) {
  const [further, setFurther] = useState<{ of: string; ids: readonly number[] }>();
  // a state of our own, because a mutation's comes too late for the press on the box
  const [isSelecting, setSelecting] = useState(false);
  const shown = items.map(({ id }) => id);
  const known = new Set(further?.of === keyOf(choice) ? [...shown, ...further.ids] : shown);
  const selection = useSelection([...known].map((id) => ({ id })));
  const selected = selection.selected.map(({ id }) => id);
  const hasAll = found.length > 0 && selected.length >= found.length;

  const all = useSingleMutation({
    mutationFn: (wanted: MediaListChoice) => fetchFoundIds(wanted),
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

const keyOf = (choice: MediaListChoice) => JSON.stringify(choice);
