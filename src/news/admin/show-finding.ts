import type { Finding } from '../check/finding.ts';
import type { NewsForm } from './use-article-findings.ts';

/** Goes to the field, and selects the words where they stand in it as they are read. */
export function showFinding(form: NewsForm, { place, words }: Finding, button: HTMLButtonElement): void {
  const field = button.form?.elements.namedItem(place);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) {
    form.setFocus(place);
    return;
  }
  const sought = words.replace(/…$/, '');
  const start = field.value.indexOf(sought);
  // before the focus, because a text area then moves to its selection
  if (sought !== '' && start !== -1) field.setSelectionRange(start, start + sought.length);
  field.focus();
}
