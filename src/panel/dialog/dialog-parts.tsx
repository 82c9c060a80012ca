import type { ReactNode } from 'react';

/** What scrolls inside a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 py-5 sm:px-6">
      {children}
    </div>
  );
}

/** The row of buttons at a dialog's foot: on a phone the main one comes first and fills the row. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-row-reverse flex-wrap gap-3 border-t border-snow-200 bg-snow-50 px-5 py-3 sm:rounded-b-card sm:px-6">
      {children}
    </footer>
  );
}

/** Between body and foot, so that it is seen wherever the body has been scrolled to. */
export function DialogNotice({ children }: { children: ReactNode }) {
  return (
    <div className="max-h-[40dvh] shrink-0 overflow-y-auto border-t border-snow-200 px-5 py-3 sm:px-6">
      {children}
    </div>
  );
}
