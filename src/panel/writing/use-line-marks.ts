import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { writingButtons } from './writing-buttons.ts';

const lineMarks = writingButtons.filter(({ isOfLines }) => isOfLines).map(({ mark }) => mark);

/**
 * The toolbar element would put a heading's mark before the word at the cursor.
 * So whole lines are selected before it acts, and afterwards the cursor returns to its place in the text.
 */
export function useLineMarks(area: RefObject<HTMLTextAreaElement | null>) {
  const fromEnd = useRef<number>(undefined);

  function select(event: SyntheticEvent) {
    const field = area.current;
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-md-button]');
    if (!field || !button || !lineMarks.includes(button.dataset.mdButton ?? '')) return;
    const { value, selectionStart, selectionEnd } = field;
    if (selectionStart === selectionEnd) fromEnd.current = value.length - selectionEnd;
    const lineEnd = value.indexOf('\n', selectionEnd);
    field.setSelectionRange(
      value.lastIndexOf('\n', selectionStart - 1) + 1,
      lineEnd === -1 ? value.length : lineEnd,
    );
  }

  function putBack() {
    const field = area.current;
    // the toolbar element leaves it behind
    field?.removeAttribute('contenteditable');
    if (!field || fromEnd.current === undefined) return;
    const place = field.value.length - fromEnd.current;
    field.setSelectionRange(place, place);
    fromEnd.current = undefined;
  }

  return { select, putBack };
}
