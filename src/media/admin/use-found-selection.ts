import { useState } from 'react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { MediaView } from '../fields/use-media-view.ts';
import type { MediaListChoice } from '../list-choice.ts';
import { fetchFoundIds } from '../queries.ts';

export type FoundSelection = ReturnType<typeof useFoundSelection>;

/**
 * Selects among what is found, also on pages that have not come.
 * What a search has hidden counts as not selected until it is in view again.
 */
export function useFoundSelection({ items = [], found, choice }: MediaView) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [further, setFurther] = useState<{ of: string; ids: readonly number[] }>();
  // a state of our own, because a mutation's comes too late for the press on the box
  const [isSelecting, setSelecting] = useState(false);
  const shown = items.map(({ id }) => id);
  const known = new Set(further?.of === keyOf(choice) ? [...shown, ...further.ids] : shown);
  const selected = [...known].filter((id) => ids.has(id));
  const hasAll = found.length > 0 && selected.length >= found.length;

  const all = useSingleMutation({
    mutationFn: (wanted: MediaListChoice) => fetchFoundIds(wanted),
    onSuccess: (every, wanted) => {
      setFurther({ of: keyOf(wanted), ids: every });
      setIds((earlier) => new Set([...earlier, ...every]));
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
    selected,
    hasAll: hasAll || isSelecting,
    isSelecting,
    has: (id: number) => ids.has(id),
    toggle(id: number) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll() {
      if (hasAll) setIds(new Set([...ids].filter((id) => !known.has(id))));
      else if (shown.length < found.length) selectAll();
      else setIds(new Set([...ids, ...shown]));
    },
    clear: () => setIds(new Set()),
  };
}

const keyOf = (choice: MediaListChoice) => JSON.stringify(choice);
