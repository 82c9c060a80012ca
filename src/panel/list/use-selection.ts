import { useState } from 'react';

/** What a search has hidden counts as not selected until it is in view again. */
export function useSelection(inView: readonly number[]) {
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
