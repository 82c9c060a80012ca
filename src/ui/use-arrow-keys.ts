import { useEffect, useEffectEvent } from 'react';

/** On the window: a click on the picture may leave nothing focused, and the dialog then gets no keys. */
export function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const answer = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // Alt and the left arrow go back in the browser's history
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') onLeft();
    if (key === 'ArrowRight') onRight();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
