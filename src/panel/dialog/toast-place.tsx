import type { ReactNode } from 'react';

export const toastPlaceId = 'toasts';

/**
 * There before any dialog opens: a dialog hides the rest of the page from screen readers, but for what is a live
 * region. The toasts themselves say when they are read out.
 */
export function ToastPlace({ children }: { children: ReactNode }) {
  return (
    <div id={toastPlaceId} aria-live="off">
      {children}
    </div>
  );
}
