import { useLayoutEffect, useRef } from 'react';
import { createStore } from '../store.ts';

/** Id of the element that holds the toasts, which stay in reach while a dialog is open. */
export const toastPlaceId = 'toasts';

/** Closers of the open dialogs, the topmost last; each has an entry in the browser's history. */
const openDialogs = createStore<readonly { close: () => void }[]>([]);
/** True while the browser is on its way to another entry. */
const isOnItsWay = createStore(false);

/** State of an entry in the history, to which the form of a row elsewhere opens: once that closes, one is back at the row. */
export const leadingBack = { leadsBack: true };

const stateOfEntry = () => (history.state as { dialogs?: number; leadsBack?: boolean } | null) ?? {};
const entries = (): number => stateOfEntry().dialogs ?? 0;

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
  if (wanted === 0 && stateOfEntry().leadsBack) history.back();
  for (let entry = entries() + 1; entry <= wanted; entry += 1) history.pushState({ dialogs: entry }, '');
  if (entries() <= wanted) return;
  isOnItsWay.write(true);
  history.go(wanted - entries());
}

/** Tells whether a dialog is open that would ask before it lets go what was typed. */
export const isWorkOpen = (): boolean =>
  openDialogs.read().length > 0 && !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Closes all dialogs, and acts once they are gone and the history is left as it was before them: an address that is opened
 * earlier would go with their entries.
 */
export function leaveDialogs(act: () => void): void {
  const stops = [openDialogs, isOnItsWay].map(({ subscribe }) => subscribe(look));
  for (const dialog of openDialogs.read().toReversed()) dialog.close();
  look();
  function look() {
    if (openDialogs.read().length > 0 || entries() > 0 || isOnItsWay.read()) return;
    for (const stop of stops) stop();
    act();
  }
}

interface FirstFocus {
  /** Focuses the dialog and not its first control, which a key pressed too early would change. */
  isOnDialog?: boolean;
  /** The field for which one has come, on a phone too: its keyboard is all that is wanted. */
  field?: string;
}

/** The first field would open the keyboard over half of a phone's dialog. */
export const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

export function useDialogFocus({ isOnDialog = false, field }: FirstFocus) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      const dialog = event.currentTarget as HTMLElement;
      const isOnItself = isOnDialog || (!field && hasTouchKeyboard());
      const first = isOnItself ? dialog : field && dialog.querySelector<HTMLElement>(field);
      if (!first) return;
      first.focus({ preventScroll: true });
      if (first instanceof HTMLInputElement) first.select();
      if (dialog.contains(document.activeElement)) event.preventDefault();
    },
    onCloseAutoFocus,
  };
}

/**
 * Returns the focus of a closed dialog to its opener, or to where `giveFocusBack` leads.
 * Radix does this only for dialogs that have a trigger of their own.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const rows = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      rows.current = rowsAround(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // a dialog below this one may have closed with it and found a better place already
      if (isThere(opener.current) || document.activeElement === document.body)
        giveFocusBack(opener.current, rows.current);
    },
  };
}

/** The row of a list in which something stands, those after it, and those before it, the nearest first. */
export function rowsAround(opener: Element | null): readonly Element[] {
  const row = opener?.closest('li');
  const rows = [...(row?.parentElement?.children ?? [])];
  const place = row ? rows.indexOf(row) : -1;
  return place === -1 ? [] : [...rows.slice(place), ...rows.slice(0, place).toReversed()];
}

/**
 * Focuses what the keyboard came from. When that has been deleted, it goes on at its row or the nearest of the `rows` that
 * were around it, in the dialog that is still open below, or at the heading of the list.
 */
export function giveFocusBack(opener: Element | null, rows: readonly Element[] = []): void {
  const inRow = rows.find((row) => row.isConnected)?.querySelector<HTMLElement>('button, a, input');
  const next = isThere(opener)
    ? opener
    : (inRow ?? findLast('[role="dialog"]') ?? findLast('main h2[tabindex]') ?? findLast('main'));
  next?.focus({ preventScroll: next !== opener && next !== inRow });
}

export const findLast = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);

const isThere = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
