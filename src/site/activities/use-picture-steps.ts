import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Stops at both ends, and never loses the focus of the two buttons. */
export function usePictureSteps({ opened, total }: { opened: number; total: number }) {
  const [index, setIndex] = useState(opened);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  function goTo(place: number) {
    if (place < 0 || place >= total) return;
    const held = document.activeElement;
    flushSync(() => setIndex(place));
    // a button that has just been disabled loses the focus, so its neighbour takes it
    const [previous, next] = [previousButton.current, nextButton.current];
    if (held === previous && previous?.disabled) next?.focus();
    if (held === next && next?.disabled) previous?.focus();
  }

  return {
    index,
    previous: { button: previousButton, isEnd: index === 0, go: () => goTo(index - 1) },
    next: { button: nextButton, isEnd: index === total - 1, go: () => goTo(index + 1) },
  };
}
