import type { Finding } from '../check/finding.ts';
import type { NewsForm } from './use-article-findings.ts';

/** Goes to the field, and selects the words where they stand in it as they are read. */
export function showFinding(form: NewsForm, { place, words }: Finding, button: HTMLButtonElement): void {
  const field = button.form?.elements.namedItem(place);
  const sought = words.replace(/…$/, '');
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) selectTyped(field, sought);
  form.setFocus(place);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.isContentEditable)
    selectWritten(activeElement, sought);
}

/** Before the focus, because a text area then moves to its selection. */
function selectTyped(field: HTMLTextAreaElement | HTMLInputElement, sought: string): void {
  const start = field.value.indexOf(sought);
  if (sought !== '' && start !== -1) field.setSelectionRange(start, start + sought.length);
}

/** Words that are formed differently, such as half of them bold, are left to the eye. */
function selectWritten(editor: HTMLElement, sought: string): void {
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = sought === '' ? -1 : (node.nodeValue ?? '').indexOf(sought);
    if (start === -1) continue;
    document.getSelection()?.setBaseAndExtent(node, start, node, start + sought.length);
    node.parentElement?.scrollIntoView({ block: 'center' });
    return;
  }
}
