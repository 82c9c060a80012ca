import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a box around a list: when the entry that has the keyboard goes, the entry in its place gets it, and when there is
 * none, the box (which needs `tabIndex={-1}`). Before the browser draws, so that a dialog around it sees nothing lost.
 */
export function useNeighbourFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('li button') ?? [])];

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || place.current === undefined) return;
    (buttons().at(Math.min(place.current, buttons().length - 1)) ?? ref.current)?.focus();
  });

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const found = buttons().indexOf(target);
    place.current = found < 0 ? undefined : found;
  }

  return { ref, onFocus };
}
