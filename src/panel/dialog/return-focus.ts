import { useRef } from 'react';

interface FirstFocus {
  /** Focuses the dialog and not its first control, which a key pressed too early would change. */
  isOnDialog?: boolean;
}

/** The first field would open the keyboard over half of a phone's dialog. */
export const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches;

export function useDialogFocus({ isOnDialog = false }: FirstFocus) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      if (!isOnDialog && !hasTouchKeyboard()) return;
      event.preventDefault();
      (event.currentTarget as HTMLElement).focus({ preventScroll: true });
    },
    onCloseAutoFocus,
  };
}

/**
 * Returns the focus of a closed dialog to its opener. When that has been deleted, it goes to the dialog that is still
 * open below, or to `main`.
 * Radix does this only for dialogs that have a trigger of their own.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // a dialog below this one may have closed with it and found a better place already
      if (isThere(opener.current) || document.activeElement === document.body) giveFocusBack(opener.current);
    },
  };
}

export function giveFocusBack(opener: Element | null): void {
  if (isThere(opener)) opener.focus();
  else (findLast('[role="dialog"]') ?? findLast('main'))?.focus({ preventScroll: true });
}

const findLast = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);

const isThere = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
