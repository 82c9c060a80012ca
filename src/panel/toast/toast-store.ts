import { panelText } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../failure.tsx';
import { createStore, useStore } from '../store.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  /** What that means, in a sentence of its own. */
  detail?: string | undefined;
  variant?: 'default' | 'destructive';
  /** Enter does it when F8 has led to the toast. */
  action?: ToastAction | undefined;
  /** Further steps, none of which Enter picks. */
  offers?: readonly ToastAction[];
}

export interface ToastAction {
  label: string;
  /** How to reach the action, for screen readers. */
  altText: string;
  onPress: () => void;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export const offersSomething = ({ action, offers = [] }: ToastMessage): boolean =>
  action !== undefined || offers.length > 0;

// Outside React, because calls that outlive their dialog show toasts too.
const shown = createStore<ShownToast | undefined>(undefined);
let lastId = 0;

/** Replaces the toast that is shown. @returns its id */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  shown.write({ ...message, id: lastId });
  return lastId;
}

/** Takes a toast away, unless another has replaced it. */
export function dismissToast(id: number): void {
  if (shown.read()?.id === id) shown.write(undefined);
}

export const useShownToast = () => useStore(shown);

/** @param otherwise what to say when the server gave no reason, or was not reached */
export function showFailure(
  error: unknown,
  { title = panelText.failed, otherwise }: { title?: string; otherwise: string },
): void {
  showToast({ title, description: serverMessage(error, otherwise), variant: 'destructive' });
}
