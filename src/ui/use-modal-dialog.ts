import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Open for as long as it is mounted; the page behind it does not scroll. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    dialog.current?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, []);
  return { dialog, trapFocus, close: () => dialog.current?.close() };
}

/** Elements that the keyboard reaches; none in a picture that is hidden. */
const reached = 'button:enabled, :not([hidden]) > [data-scrolls]';

/** Keeps the focus in a modal dialog; otherwise it passes through the browser's own buttons too. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(reached)];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
