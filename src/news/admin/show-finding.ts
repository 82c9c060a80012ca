import { SelectWords } from '#/panel/writing/select-words.ts';
import type { Finding } from '../check/finding.ts';
import type { NewsForm } from './use-article-findings.ts';

/** Goes to the field, and selects the words where they stand in it as they are read. */
export function showFinding(form: NewsForm, { place, words }: Finding, button: HTMLButtonElement): void {
  const field = button.form?.elements.namedItem(place);
  const sought = words.replace(/…$/, '');
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) selectTyped(field, sought);
  form.setFocus(place);
  if (sought === '') return;
  // after the focus, which comes in a task of its own
  setTimeout(() => document.activeElement?.dispatchEvent(new SelectWords(sought)));
}

/** Before the focus, because a text area then moves to its selection. */
function selectTyped(field: HTMLTextAreaElement | HTMLInputElement, sought: string): void {
  const start = field.value.indexOf(sought);
  if (sought !== '' && start !== -1) field.setSelectionRange(start, start + sought.length);
}
