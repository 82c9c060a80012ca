import { type RefObject, useEffect } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';

/** Marks the button that Ctrl+Enter presses, on a Mac Cmd+Enter. */
export const savedByKeys = { title: text.saveKeys, 'aria-keyshortcuts': 'Control+Enter Meta+Enter' };

/** Presses it wherever in the dialog of the form the keyboard is, on the dialog itself too. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // at the document, which hears of a key after what has used it for itself
    function save(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || defaultPrevented) return;
      const dialog = form.current?.closest('[role=dialog]');
      if (!(target instanceof Node && dialog?.contains(target))) return;
      event.preventDefault();
      form.current?.querySelector<HTMLElement>('[type=submit]')?.click();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [form]);
}
