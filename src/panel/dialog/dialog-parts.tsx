import { FocusScope } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import { toastPlaceId } from './toast-place.tsx';

/**
 * Where header and footer would leave no room, the whole dialog scrolls instead (`cramped` in admin.css). A toolbar
 * sticks to `--edge`, over the padding, and the scroll padding keeps what is written clear of it.
 */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div
      data-scrolls
      className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto px-5 py-5 [--edge:-1.25rem] scroll-pb-24 sm:scroll-pt-16 sm:px-6 cramped:flex-none cramped:overflow-visible cramped:[--edge:0px]"
    >
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-row-reverse flex-wrap gap-3 border-t border-snow-200 bg-snow-50 px-5 py-3 sm:rounded-b-card sm:px-6">
      {children}
    </footer>
  );
}

/** Stands outside the body, where scrolling cannot hide it. */
export function DialogNotice({ children }: { children: ReactNode }) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what may be higher than its place
      tabIndex={0}
      className="max-h-[40dvh] shrink-0 overflow-y-auto border-t border-snow-200 px-5 py-3 sm:px-6"
    >
      {children}
    </div>
  );
}

/** Inside of a dialog: lets the keyboard, which the dialog holds, go to the toasts and come back. */
export function ToastsInReach() {
  FocusScope.useFocusScopeBranch(document.getElementById(toastPlaceId));
  return null;
}

export const overlayClass = 'fixed inset-0 z-50 bg-night-950/65';
