/**
 * Replaces the selection, and takes no focus. `execCommand` is deprecated, but only its changes can be undone by the browser's own undo.
 */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  if (document.activeElement === area && document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Sets `text` apart by blank lines and returns where it begins. */
export function insertParagraphs(area: HTMLTextAreaElement, text: string): number {
  const { value, selectionStart, selectionEnd } = area;
  const lead = missingLines(/\n*$/, value.slice(0, selectionStart));
  const trail = missingLines(/^\n*/, value.slice(selectionEnd));
  insertText(area, lead + text + trail);
  const end = area.selectionEnd - trail.length;
  area.setSelectionRange(end, end);
  return selectionStart + lead.length;
}

/** The line ends that `beside` lacks for a blank line; none where the whole text begins or ends. */
function missingLines(end: RegExp, beside: string): string {
  if (beside.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (end.exec(beside)?.[0].length ?? 0)));
}

/** Spaces and brackets would end the address in Markdown. */
export const escapeAddress = (url: string) =>
  url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
