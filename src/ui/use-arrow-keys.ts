import { useEffect, useEffectEvent } from 'react';

/** Listens on the window: a click on the picture may leave no element with the focus, and keys then pass the dialog by. */
export function useArrowKeys({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const answer = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // Alt and the left arrow lead back in the browser's history
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
