import { FocusScope } from 'radix-ui/internal';
import type { ReactNode } from 'react';

const placeId = 'toasts';

/**
 * There before any dialog opens: a dialog hides the rest of the page from screen readers, but for what is a live
 * region. The toasts themselves say when they are read out.
 */
export function ToastPlace({ children }: { children: ReactNode }) {
  return (
    <div id={placeId} aria-live="off">
      {children}
    </div>
  );
}

/** Inside of a dialog: lets the keyboard, which the dialog holds, go to the toasts and come back. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(placeId));
  return null;
}
