import type { KeyboardEvent } from 'react';

const saveButton = '[type=submit]';
const fields = `input:not([type=hidden]), textarea, select, [role=combobox], [role=textbox], ${saveButton}`;

/**
 * Enter in a line goes on to the next field: the browser would send the form, and what is published changes at once.
 * Ctrl+Enter, on a Mac Cmd+Enter, saves.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  // what a dialog above this form does with its keys is its own matter
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.querySelector<HTMLElement>(saveButton)?.click();
  } else if (target instanceof HTMLInputElement && target.type !== 'file') {
    event.preventDefault();
    findNextField(form, target)?.focus();
  }
}

function findNextField(form: HTMLFormElement, current: HTMLElement): HTMLElement | undefined {
  const reachable = [...form.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => field === current || (field.tabIndex >= 0 && isVisible(field)),
  );
  return reachable[reachable.indexOf(current) + 1];
}

/** Safari can tell from 17.4 on. */
const isVisible = (field: HTMLElement): boolean => field.checkVisibility?.() ?? true;
