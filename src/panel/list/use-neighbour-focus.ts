import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a box (with `tabIndex={-1}`) around a list: when the focused entry goes, focuses the next one, else the box.
 * A layout effect, because a dialog around it must not see the focus lost.
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
