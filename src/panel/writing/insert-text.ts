/**
 * Puts `text` where the cursor is, in place of what is selected. `execCommand` is deprecated, but nothing else that a
 * page can do to a text area may be taken back with the browser's own undo.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * The same for whole paragraphs: blank lines set them apart from the text around them.
 * @returns where `text` begins
 */
export function insertParagraphs(area: HTMLTextAreaElement, text: string): number {
  const { value, selectionStart, selectionEnd } = area;
  const lead = missingLines(/\n*$/, value.slice(0, selectionStart));
  const trail = missingLines(/^\n*/, value.slice(selectionEnd));
  insertText(area, lead + text + trail);
  const end = area.selectionEnd - trail.length;
  area.setSelectionRange(end, end);
  return selectionStart + lead.length;
}

/** What is missing of a blank line at that end of `beside`; nothing where the text begins or ends. */
function missingLines(end: RegExp, beside: string): string {
  if (beside.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (end.exec(beside)?.[0].length ?? 0)));
}
