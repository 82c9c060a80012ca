import { type RefObject, useEffect, useState } from 'react';
import { insertParagraphs } from './insert-text.ts';

/** Asks for a picture and puts it behind the cursor, which then waits where the picture's words belong. */
export function usePictureInsertion(area: RefObject<HTMLTextAreaElement | null>) {
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<string>();

  // only when the picker has gone can the text have the keyboard back
  useEffect(() => {
    if (isPicking || picked === undefined || !area.current) return;
    insertPicture(area.current, picked);
    setPicked(undefined);
  }, [isPicking, picked, area]);

  function open() {
    // the picker gives the keyboard back to where it was
    area.current?.focus({ preventScroll: true });
    setPicking(true);
  }

  return { isPicking, open, picker: { onPick: setPicked, onClose: () => setPicking(false) } };
}

function insertPicture(area: HTMLTextAreaElement, url: string): void {
  const { selectionEnd } = area;
  area.setSelectionRange(selectionEnd, selectionEnd);
  const words = insertParagraphs(area, `![](${escapeAddress(url)})`) + 2;
  area.setSelectionRange(words, words);
}

/** Blanks and brackets would end the address. */
const escapeAddress = (url: string) =>
  url.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
