import { type RefObject, useEffect, useState } from 'react';
import { escapeAddress, insertParagraphs } from './insert-text.ts';

/** Puts the pictures behind the cursor, which then waits where the alternative text of the first belongs. */
export function usePictureInsertion(area: RefObject<HTMLTextAreaElement | null>) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<string[]>();

  // the text can take the focus back only when the picker is gone
  useEffect(() => {
    if (isPicking || picked === undefined || !area.current) return;
    insertPictures(area.current, picked);
    setPicked(undefined);
  }, [isPicking, picked, area]);

  function open() {
    // the picker returns the focus to where it was
    area.current?.focus({ preventScroll: true });
    setPicking(true);
  }

  return { isPicking, open, picker: { onPick: setPicked, onClose: () => setPicking(false) } };
}

function insertPictures(area: HTMLTextAreaElement, urls: string[]): void {
  const { selectionEnd } = area;
  area.setSelectionRange(selectionEnd, selectionEnd);
  const words = insertParagraphs(area, urls.map((url) => `![](${escapeAddress(url)})`).join('\n\n')) + 2;
  area.setSelectionRange(words, words);
}
