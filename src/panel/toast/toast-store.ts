import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ToastAction;
}

/** What can be done about it, once, for as long as the toast is there. */
export interface ToastAction {
  label: string;
  /** For those who only hear the toast: how to get at it. */
  altText: string;
  onPress: () => void;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

// One page has one voice, and what speaks is often not a component: the end of a call that outlives its dialog.
let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** One toast at a time, so a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId });
}

/** Does nothing when another toast has taken its place meanwhile. */
export function dismissToast(id: number): void {
  if (shown?.id === id) change(undefined);
}

export const useShownToast = () => useSyncExternalStore(subscribe, () => shown);

function change(next: ShownToast | undefined) {
  shown = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
