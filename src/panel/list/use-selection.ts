import { useState } from 'react';

export type Selection<Item extends { id: number }> = ReturnType<typeof useSelection<Item>>;

/** What a search has hidden counts as not selected until it is in view again. */
export function useSelection<Item extends { id: number }>(inView: readonly Item[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = inView.filter(({ id }) => ids.has(id));
  const hasAll = inView.length > 0 && selected.length === inView.length;
  return {
    selected,
    hasAll,
    has: (id: number) => ids.has(id),
    toggle(id: number) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll() {
      const next = new Set(ids);
      for (const { id } of inView) {
        if (hasAll) next.delete(id);
        else next.add(id);
      }
      setIds(next);
    },
    clear: () => setIds(new Set()),
  };
}
