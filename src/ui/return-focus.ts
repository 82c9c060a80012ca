import { useRef } from 'react';

/**
 * Where the keyboard goes when a dialog closes: back to what opened it, or to the page's main part when that is
 * gone (the row has just been deleted). Radix does this only for dialogs that have a trigger of their own.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isThere = opener.current !== document.body && opener.current?.isConnected;
      if (isThere && opener.current instanceof HTMLElement) opener.current.focus();
      // a dialog below this one may have closed with it, and found a better place already
      else if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
  };
}
