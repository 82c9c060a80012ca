import { useLayoutEffect, useRef } from 'react';
import { createStore } from '../store.ts';

/** Closers of the open dialogs, the topmost last; each has an entry in the browser's history. */
const openDialogs = createStore<readonly { close: () => void }[]>([]);
/** True while the browser is on its way to another entry. */
const isOnItsWay = createStore(false);

const entries = (): number => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

/** The browser's Back, which is a button on Android, closes the topmost dialog as its close button does. */
export function useBackButton(close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const dialog = { close: () => latest.current() };
    openDialogs.write([...openDialogs.read(), dialog]);
    queueMicrotask(matchEntries);
    return () => {
      openDialogs.write(openDialogs.read().filter((other) => other !== dialog));
      queueMicrotask(matchEntries);
    };
  }, []);
}

/** Keeps the history's entries of open dialogs; for the page in which they open. */
export function useDialogEntries(): void {
  useLayoutEffect(() => {
    isOnItsWay.write(false);
    // after a reload no dialog is open
    matchEntries();
    window.addEventListener('popstate', onMoved);
    return () => window.removeEventListener('popstate', onMoved);
  }, []);
}

function onMoved() {
  if (isOnItsWay.read()) isOnItsWay.write(false);
  else if (entries() < openDialogs.read().length) openDialogs.read().at(-1)?.close();
  // a dialog that asks instead of closing gets its entry again
  queueMicrotask(matchEntries);
}

/** Leaves the entries of closed dialogs, also when the browser's Forward leads there, and adds those of open ones. */
function matchEntries() {
  if (isOnItsWay.read()) return;
  const wanted = openDialogs.read().length;
  for (let entry = entries() + 1; entry <= wanted; entry += 1) history.pushState({ dialogs: entry }, '');
  if (entries() <= wanted) return;
  isOnItsWay.write(true);
  history.go(wanted - entries());
}
