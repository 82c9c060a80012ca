import { useEffect, useEffectEvent } from 'react';

/** Calls `act` each time the browser finds a network again, for as long as `isAwaited`. */
export function useBackOnline(isAwaited: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isAwaited) return;
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isAwaited]);
}
