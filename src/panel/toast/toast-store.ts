import { createStore, useStore } from '../store.ts';

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
const shown = createStore<ShownToast | undefined>(undefined);
let lastId = 0;

/** One toast at a time, so a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  shown.write({ ...message, id: lastId });
}

/** Does nothing when another toast has taken its place meanwhile. */
export function dismissToast(id: number): void {
  if (shown.read()?.id === id) shown.write(undefined);
}

export const useShownToast = () => useStore(shown);
