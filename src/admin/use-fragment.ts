import { useSyncExternalStore } from 'react';

/** What stands behind the `#` of the address; a second link opened in the same tab changes only that. */
export const useFragment = () => useSyncExternalStore(onChange, readFragment);

function onChange(tell: () => void) {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const readFragment = () => location.hash.slice(1);
